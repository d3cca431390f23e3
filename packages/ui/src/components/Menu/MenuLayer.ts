import { createLayer } from '../overlay/createLayer';
import type { MenuSurfaceProps } from './MenuSurface';

/** Loads react-aria's menu when a menu first opens: its code is as large as a whole small page. */
export const MenuLayer = createLayer<MenuSurfaceProps>(async () => (await import('./MenuSurface')).MenuSurface);
