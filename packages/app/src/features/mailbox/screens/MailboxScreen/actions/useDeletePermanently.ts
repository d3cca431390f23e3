import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePermanently, fetchMatching } from '#features/mailbox/api/mailCalls';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import type { PermanentDeleteFolder } from '#features/mailbox/model/mailActions';
import { announce } from '#shared/announce/announce';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';

/** The mails about to be deleted for ever: exactly these, even if others arrive in the folder during the confirmation. */
interface PendingDeletion {
  folder: PermanentDeleteFolder;
  ids: readonly string[];
  /** Whether these are all mails that were in the folder when the user asked. */
  isAll: boolean;
}

/**
 * Deletes mails for ever, after a confirmation with their number, because it can't be undone. After a failure they are still
 * there.
 */
export function useDeletePermanently(onDone: () => void) {
  const { t } = useTranslation(['mailbox', 'common']);
  const { number } = useFormat();
  const describe = useDescribeError();
  const client = useQueryClient();
  const [goal, setGoal] = useState<PendingDeletion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const counted = (count: number) => ({ count, formatted: number(count) });

  const refresh = () => {
    broadcastInvalidation(mailKeys.all);
    void client.invalidateQueries({ queryKey: mailKeys.all });
  };
  const fail = (error: unknown, again: () => void) => {
    const action = { label: t('common:retry'), onAction: again };
    toasts.show({ id: 'mail-for-ever', tone: 'critical', message: `${t('empty.failed')} ${describe(error).message}`, action });
  };
  const run = async (given: PendingDeletion): Promise<void> => {
    try {
      announce(t('empty.done', counted(await deletePermanently(given.folder, given.ids))));
    } catch (error) {
      fail(error, () => void run(given));
    }
    refresh();
  };
  const askAll = async (folder: PermanentDeleteFolder): Promise<void> => {
    setAsking(true);
    try {
      const mails = await fetchMatching({ scope: { kind: 'folder', slug: folder }, page: 1, search: '', order: 'desc' });
      if (mails.length > 0) setGoal({ folder, ids: mails.map(({ id }) => id), isAll: true });
      else refresh();
    } catch (error) {
      fail(error, () => void askAll(folder));
    }
    setAsking(false);
  };
  return {
    ask: (folder: PermanentDeleteFolder, ids: readonly string[]) => setGoal({ folder, ids, isAll: false }),
    /** Asks about all mails in a folder, whatever the search. */
    askAll: (folder: PermanentDeleteFolder) => void askAll(folder),
    /** Whether they are being counted. */
    isAsking,
    dialog: {
      open: goal !== null,
      onOpenChange: (open: boolean) => !open && setGoal(null),
      title: t(goal?.isAll ? `empty.${goal.folder}` : 'empty.some', counted(goal?.ids.length ?? 0)),
      message: t('empty.text'),
      confirmLabel: t('acts.deleteForEver'),
      cancelLabel: t('common:cancel'),
      onConfirm: () => {
        setGoal(null);
        if (!goal) return;
        onDone();
        void run(goal);
      },
    },
  };
}
