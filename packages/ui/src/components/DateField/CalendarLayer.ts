import { createLayer } from '../overlay/createLayer';
import type { CalendarSurfaceProps } from './CalendarSurface';

/** Loads the calendar once one opens. */
export const CalendarLayer = createLayer<CalendarSurfaceProps>(async () => (await import('./CalendarSurface')).CalendarSurface);
