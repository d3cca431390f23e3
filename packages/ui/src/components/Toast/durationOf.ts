import type { ToastItem } from './types';

/** Returns how long a toast stays, in ms; `null` until it is dismissed. Never less than 8 s where it offers Undo. */
export function durationOf({ tone, action, duration }: ToastItem): number | null {
  if (duration === null) return null;
  if (duration === undefined) return tone === 'critical' ? null : action ? 10_000 : 6000;
  return action ? Math.max(duration, 8000) : duration;
}
