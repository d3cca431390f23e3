import type { ToastTone } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from './toast';

export interface UndoToast {
  /** What was done, such as "Oak watch deleted". */
  message: string;
  undo: () => void;
  /** One of the same id takes its place. */
  id?: string;
  tone?: ToastTone;
}

/** Milliseconds in which something can be undone, at the least; longer while somebody points at it or has the focus on it. */
export const UNDO_TIME = 10_000;

/**
 * Says what was done, with "Undo".
 * @returns shows it; what that returns takes it away again, where there is nothing to undo
 */
export function useUndoToast(): (toast: UndoToast) => () => void {
  const { t } = useTranslation('common');
  return ({ undo, ...toast }) => {
    const shown = toasts.show({ ...toast, duration: UNDO_TIME, action: { label: t('undo'), onAction: undo } });
    return () => toasts.dismiss(shown);
  };
}
