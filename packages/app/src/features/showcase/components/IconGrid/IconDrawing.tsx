import { createElement, type ReactNode } from 'react';
import type { Shape } from '#features/showcase/model/icons/iconShapes';

const draw = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(([tag, attributes, inside], index) =>
    createElement(tag, { key: `${index} ${tag}`, ...attributes }, inside ? draw(inside) : undefined),
  );

/** An icon drawn from its shapes, so that no foreign markup gets into the page. */
export const IconDrawing = ({ shapes, size, side }: IconDrawingProps) => (
  <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} fill="none" aria-hidden>
    {draw(shapes)}
  </svg>
);

export interface IconDrawingProps {
  shapes: readonly Shape[];
  /** Displayed size in px. */
  size: number;
  /** Side of the square in which the icon is drawn. */
  side: number;
}
