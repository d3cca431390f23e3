import type { ToastTone } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from './toast';

export interface UndoToast {
  /** The act, such as "Oak watch deleted". */
  message: string;
  undo: () => void;
  /** One of the same id takes its place. */
  id?: string;
  tone?: ToastTone;
}

/** Milliseconds in which something can be undone, at the least; longer while somebody points at it or has the focus on it. */
export const UNDO_TIME = 10_000;

/**
 * Says what was done, with an action that takes it back; Ctrl or Cmd Z does the same. For what is no component.
 * @param label the word "Undo" in the language shown
 * @returns its id
 */
export function showUndo(label: string, { undo, ...toast }: UndoToast): string {
  return toasts.show({ ...toast, duration: UNDO_TIME, action: { label, onAction: undo, isUndo: true } });
}

/**
 * Says what was done, with "Undo".
 * @returns shows it; what that returns takes it away again, where there is nothing to undo
 */
export function useUndoToast(): (toast: UndoToast) => () => void {
  const { t } = useTranslation('common');
  return (toast) => {
    const shown = showUndo(t('undo'), toast);
    return () => toasts.dismiss(shown);
  };
}
