import { createLayer } from '../overlay/createLayer';
import type { CalendarSurfaceProps } from './CalendarSurface';

/** Loads the calendar when it is first opened. */
export const CalendarLayer = createLayer<CalendarSurfaceProps>(async () => (await import('./CalendarSurface')).CalendarSurface);
