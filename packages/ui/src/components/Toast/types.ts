export const TOAST_TONES = ['neutral', 'info', 'success', 'warning', 'critical'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastItem {
  id: string;
  /** `critical` is an `alert` and stays until it is dismissed; the others are a `status`. @default 'neutral' */
  tone?: ToastTone;
  message: string;
  /** One act, such as Undo. Doing it dismisses the toast. `isUndo`: it takes back what the toast tells, as the app's key for that does. */
  action?: { label: string; onAction: () => void; isUndo?: boolean };
  /** Ms until it goes by itself; `null` stays. @default 6000, with an action 10000, `critical` null. With an action never under 8000. */
  duration?: number | null;
}
