import { createLayer } from '../overlay/createLayer';
import type { MenuSurfaceProps } from './MenuSurface';

/** Loads react-aria's menu once one opens: it weighs as much as the whole of a small page. */
export const MenuLayer = createLayer<MenuSurfaceProps>(async () => (await import('./MenuSurface')).MenuSurface);
