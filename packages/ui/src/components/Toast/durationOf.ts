import type { ToastItem } from './types';

/** Ms that a toast stays; `null` until it is dismissed. Never under 8 s where something can be undone. */
export function durationOf({ tone, action, duration }: ToastItem): number | null {
  if (duration === null) return null;
  if (duration === undefined) return tone === 'critical' ? null : action ? 10_000 : 6000;
  return action ? Math.max(duration, 8000) : duration;
}
