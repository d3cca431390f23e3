import type { ComponentType, SVGProps } from 'react';
import { firstIcons } from './firstIcons';

type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

/** The drawings that are known by now, by the icon's name; none for a name whose module is not loaded. */
export const drawings: Record<string, IconDrawing | undefined> = { ...firstIcons };

/** Makes more icons known. Done once, by `moreIcons`. */
export function addIcons(icons: Record<string, IconDrawing>): void {
  Object.assign(drawings, icons);
}
