import type { SupportRequest } from '@stockroom/contract';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListWrites } from '#shared/query/useListWrites';
import { solveRequest } from '#features/helpCenter/api/helpCalls';
import { helpKeys } from '#features/helpCenter/api/helpQueries';

/** Marks a request as solved or unsolved: optimistic, rolled back when it can't be saved. */
export function useSolve() {
  const { t } = useTranslation('helpCenter');
  const write = useListWrites<SupportRequest>({ key: helpKeys.requests() });
  return (request: SupportRequest, solved: boolean) => {
    const { id, number, replies } = request;
    const status = solved ? 'solved' : replies.length > 0 ? 'answered' : 'open';
    const put = (next: SupportRequest['status']) => (requests: readonly SupportRequest[]) =>
      requests.map((each) => (each.id === id ? { ...each, status: next } : each));
    void write({
      id: `request-${id}`,
      call: () => solveRequest(id, solved),
      apply: put(status),
      rollBack: put(request.status),
      failure: t('requests.failedChange', { number }),
      onDone: () => announce(t(solved ? 'requests.solvedNow' : 'requests.reopenedNow', { number })),
    });
  };
}
