import { createElement, type ReactNode } from 'react';
import type { Shape } from '../../model/icons/iconShapes';

const draw = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(([tag, attributes, inside], index) =>
    createElement(tag, { key: `${index} ${tag}`, ...attributes }, inside ? draw(inside) : undefined),
  );

/** An icon made of its shapes: no markup of others gets into the page. */
export const IconDrawing = ({ shapes, size, side }: IconDrawingProps) => (
  <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} fill="none" aria-hidden>
    {draw(shapes)}
  </svg>
);

export interface IconDrawingProps {
  shapes: readonly Shape[];
  /** In px, as it is shown. */
  size: number;
  /** Side of the square it is drawn in. */
  side: number;
}
