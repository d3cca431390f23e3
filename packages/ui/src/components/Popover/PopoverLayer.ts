import { createLayer } from '../overlay/createLayer';
import type { PopoverSurfaceProps } from './PopoverSurface';

/** Loads react-aria's popover when a popover first opens. */
export const PopoverLayer = createLayer<PopoverSurfaceProps>(async () => (await import('./PopoverSurface')).PopoverSurface);
