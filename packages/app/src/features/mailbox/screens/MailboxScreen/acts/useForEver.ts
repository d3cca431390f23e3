import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orGone } from '../../../../../shared/api/orGone';
import { announce } from '../../../../../shared/announce/announce';
import { useDescribeError } from '../../../../../shared/errors/useDescribeError';
import { useFormat } from '../../../../../shared/format/useFormat';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { mapUntilFailure } from '../../../../../shared/list/model/mapLimit';
import { tellOtherTabs } from '../../../../../shared/query/otherTabs';
import { toasts } from '../../../../../shared/toast/toast';
import { deleteMail, emptyMailFolder } from '../../../api/mailCalls';
import { mailKeys } from '../../../api/mailKeys';

/** What is about to go for ever. */
type Goal = { ids: readonly string[] } | { folder: 'trash' | 'spam' };

/** Deleting for ever, which can't be taken back: it is asked about, and what failed is still there. */
export function useForEver(onDone: () => void) {
  const { t } = useTranslation(['mailbox', 'common']);
  const { number } = useFormat();
  const describe = useDescribeError();
  const client = useQueryClient();
  const [goal, setGoal] = useState<Goal | null>(null);
  const count = goal && 'ids' in goal ? goal.ids.length : 0;

  const run = async (given: Goal) => {
    const failure =
      'folder' in given
        ? await emptyMailFolder(given.folder).then(
            () => null,
            (error: unknown) => error,
          )
        : await mapUntilFailure(given.ids, (id) => orGone(deleteMail(id)), new AbortController().signal);
    tellOtherTabs(mailKeys.all);
    void client.invalidateQueries({ queryKey: mailKeys.all });
    if (failure === null) return announce(t('empty.done'));
    const action = { label: t('common:retry'), onAction: () => void run(given) };
    toasts.show({ id: 'mail-for-ever', tone: 'critical', message: `${t('empty.failed')} ${describe(failure).message}`, action });
  };
  return {
    ask: setGoal,
    dialog: {
      open: goal !== null,
      onOpenChange: (open: boolean) => !open && setGoal(null),
      title: goal && 'folder' in goal ? t(`empty.${goal.folder}`) : t('empty.some', { count, formatted: number(count) }),
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
