import type { MailState } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { fetchMatching } from '#features/mailbox/api/mailCalls';
import { mailKeys } from '#features/mailbox/api/mailKeys';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { allSelected, countSelected, isSelected } from '#shared/list/model/selection';
import { useSelection } from '#shared/list/useSelection';
import { toasts } from '#shared/toast/toast';
import type { MailPageState } from '../useMailPage';

/** The selected mails, on this page and on others, or all that match. */
export function useMailSelection({
  selectionKey,
  rows,
  pagination,
  list,
}: Pick<MailPageState, 'selectionKey' | 'rows' | 'pagination' | 'list'>) {
  const { t } = useTranslation('mailbox');
  const describe = useDescribeError();
  const client = useQueryClient();
  const chosen = useSelection<string>(selectionKey);
  const { selection } = chosen;
  const total = pagination?.totalResults ?? 0;

  /** The states of all selected mails: those of other pages are fetched. */
  const states = async (): Promise<MailState[]> => {
    const onPage = rows.filter(({ id }) => isSelected(selection, id));
    if (selection.mode === 'some' && onPage.length === selection.ids.size) return onPage;
    const matching = await client.query({
      queryKey: [...mailKeys.all, 'matching', list],
      queryFn: () => fetchMatching(list),
      staleTime: 0,
    });
    return matching.filter(({ id }) => isSelected(selection, id));
  };
  return {
    ...chosen,
    count: countSelected(selection, total),
    total,
    seen: rows.filter(({ id }) => isSelected(selection, id)),
    isOn: (id: string) => isSelected(selection, id),
    selectAll: () => chosen.select(allSelected()),
    selectPage: () => chosen.select({ mode: 'some', ids: new Set(rows.map(({ id }) => id)), anchor: null }),
    /** Acts on all selected mails, on whatever page; reports the reason when they could not be fetched. */
    withStates: async (act: (mails: readonly MailState[]) => unknown): Promise<void> => {
      try {
        act(await states());
      } catch (error) {
        toasts.show({ tone: 'critical', message: `${t('said.failed')} ${describe(error).message}` });
      }
    },
  };
}

export type MailSelectionState = ReturnType<typeof useMailSelection>;
