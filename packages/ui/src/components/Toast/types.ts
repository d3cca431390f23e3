export const TOAST_TONES = ['neutral', 'info', 'success', 'warning', 'critical'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastItem {
  id: string;
  /** `critical` is an `alert` and stays until it is dismissed; the others are a `status`. @default 'neutral' */
  tone?: ToastTone;
  message: string;
  /**
   * An action such as Undo. Running it dismisses the toast. `isUndo`: it reverts the reported change, as the app's undo key
   * does.
   */
  action?: { label: string; onAction: () => void; isUndo?: boolean };
  /**
   * Ms until it disappears; `null` stays. @default 6000, with an action 10000, `critical` null. With an action never under
   * 8000.
   */
  duration?: number | null;
}
