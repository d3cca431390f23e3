import { ToastRegion, type ToastItem, useToasts } from '@stockroom/ui';
import { useEffect, useMemo } from 'react';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { syncThemeColor } from '../offline/syncThemeColor';
import { useAppUpdate } from '../offline/useAppUpdate';

/**
 * The toasts themselves. The check for new versions starts with them, and offers one in a toast; pages start without either.
 */
export function ToastList() {
  const { t } = useTranslation();
  useAppUpdate();
  useEffect(() => syncThemeColor(), []);
  const shown = useToasts(toasts);
  useUndoCommand(shown);
  return <ToastRegion label={t('toasts')} toasts={shown} onDismiss={toasts.dismiss} dismissLabel={t('dismiss')} />;
}

/**
 * Undoes the change of the newest toast with Undo by Ctrl or Cmd Z, as long as the toast is shown. A page's own undo takes
 * precedence.
 */
function useUndoCommand(shown: readonly ToastItem[]): void {
  const { t } = useTranslation();
  const last = shown.findLast(({ action }) => action?.isUndo);
  const commands = useMemo((): Command[] => {
    if (!last) return [];
    const run = () => {
      toasts.dismiss(last.id);
      last.action?.onAction();
    };
    return [{ id: 'toasts.undo', section: 'action', title: t('undo'), hint: last.message, icon: 'undo', keys: 'mod+z', run }];
  }, [last, t]);
  useCommands(commands);
}
