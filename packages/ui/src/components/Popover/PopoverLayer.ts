import { createLayer } from '../overlay/createLayer';
import type { PopoverSurfaceProps } from './PopoverSurface';

/** Loads react-aria's popover once one opens. */
export const PopoverLayer = createLayer<PopoverSurfaceProps>(async () => (await import('./PopoverSurface')).PopoverSurface);
