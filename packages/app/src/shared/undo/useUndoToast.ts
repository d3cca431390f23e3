import type { ToastTone } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from '../toast/toast';

export interface UndoToast {
  /** The completed action, such as "Oak watch deleted". */
  message: string;
  undo: () => void;
  /** A later toast with the same id replaces it. */
  id?: string;
  tone?: ToastTone;
}

/** Minimum time for an undo, in milliseconds; longer while the toast is hovered or focused. */
export const UNDO_TIME = 10_000;

/**
 * Shows a toast for a completed action with Undo; Ctrl or Cmd Z does the same. For code outside of components.
 * @param label the word "Undo" in the language shown
 * @returns its id
 */
export function showUndo(label: string, { undo, ...toast }: UndoToast): string {
  return toasts.show({ ...toast, duration: UNDO_TIME, action: { label, onAction: undo, isUndo: true } });
}

/**
 * Toast for a completed action with "Undo".
 * @returns a function that shows it and returns another that removes it, for when there is nothing to undo
 */
export function useUndoToast(): (toast: UndoToast) => () => void {
  const { t } = useTranslation('common');
  return (toast) => {
    const shown = showUndo(t('undo'), toast);
    return () => toasts.dismiss(shown);
  };
}
