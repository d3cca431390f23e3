import type { ComponentType, SVGProps } from 'react';
import { firstIcons } from './firstIcons';

type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

/** The registered drawings by icon name; `undefined` for a name whose module is not loaded. */
export const drawings: Record<string, IconDrawing | undefined> = { ...firstIcons };

/** Registers more icons. Each module of icons, such as `moreIcons`, calls it once. */
export function addIcons(icons: Record<string, IconDrawing>): void {
  Object.assign(drawings, icons);
}
