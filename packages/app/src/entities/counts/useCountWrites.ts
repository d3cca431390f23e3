import { CountLine, type CountLineChange, type UpdateCountBody, type CountWithLines } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { currentOf } from '#shared/editing/outcomes';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { formatSigned } from '../stock/formatSigned';
import { updateCount } from './countCalls';
import { countKeys } from './countKeys';
import { applyChange, mergeLines } from './model/countLines';

/**
 * Writes changes of a count's lines: optimistic, sent one after the other, and updated with the server's answers. A failed
 * change shows a toast with Retry, and the count is fetched again.
 */
export function useCountWrites(id: string) {
  const { t } = useTranslation(['counts', 'common']);
  const client = useQueryClient();
  const describe = useDescribeError();
  const format = useFormat();
  const { locale } = format;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const key = countKeys.one(id);

  const show = (make: (whole: CountWithLines) => CountWithLines) =>
    client.setQueryData<CountWithLines>(key, (whole) => whole && make(whole));
  async function send(body: Omit<UpdateCountBody, 'id'>, what: string): Promise<boolean> {
    try {
      const answer = await updateCount({ ...body, id });
      show((whole) => ({ count: answer.count, lines: mergeLines(whole.lines, answer.lines) }));
      answer.lines.forEach((line) => offerAnew(line, body));
      // After a change of state a blind count shows its expected stock, or hides it again.
      if (body.state) void client.invalidateQueries({ queryKey: key });
      return true;
    } catch (error) {
      void client.invalidateQueries({ queryKey: key });
      const theirs = currentOf(CountLine, error);
      if (theirs) showConflict(theirs, body, what);
      else if (shouldShowError(error)) {
        toasts.show({
          id: `count ${what}`,
          tone: 'critical',
          message: `${t('notTaken', { name: what })} ${describe(error).message}`,
          action: { label: t('common:retry'), onAction: () => void write(body, what) },
        });
      }
      return false;
    } finally {
      broadcastInvalidation(countKeys.all);
      void client.invalidateQueries({ queryKey: countKeys.list() });
    }
  }
  /**
   * Shows a conflict: somebody else counted the same product meanwhile. Their number stands unless the user chooses their
   * own.
   */
  function showConflict({ counted, userName }: CountLine, body: Omit<UpdateCountBody, 'id'>, what: string): void {
    const values = { name: what, person: userName, count: counted ?? 0 };
    toasts.show({
      id: `count ${what}`,
      tone: 'warning',
      duration: null,
      message: t(counted === null ? 'clearedMeanwhile' : 'countedMeanwhile', values),
      action: {
        label: t('useMine'),
        onAction: () =>
          void write({ ...body, lines: (body.lines ?? []).map((change) => ({ ...change, seen: undefined })) }, what),
      },
    });
  }
  /**
   * Offers to count anew: a number was typed over an earlier one, and units were sold or received in between. The number
   * stands for the earlier time unless the user says otherwise.
   */
  function offerAnew({ productId, name, counted, movedSince }: CountLine, { lines = [] }: Omit<UpdateCountBody, 'id'>): void {
    const isCorrected = lines.some((each) => each.productId === productId && 'counted' in each && typeof each.seen === 'number');
    if (!isCorrected || counted === null || !movedSince) return;
    const values = { name, count: counted, change: formatSigned(movedSince, locale), stock: format.number(counted + movedSince) };
    toasts.show({
      id: `count ${name}`,
      tone: 'warning',
      duration: null,
      message: t('movedMeanwhile', values),
      action: {
        label: t('countedNow'),
        onAction: () =>
          void write(
            {
              lines: [
                { productId, counted: null },
                { productId, counted },
              ],
            },
            name,
          ),
      },
    });
  }
  function write(body: Omit<UpdateCountBody, 'id'>, what: string): Promise<boolean> {
    void client.cancelQueries({ queryKey: key });
    const apply = (line: CountLine) =>
      (body.lines ?? []).reduce<CountLine>(
        (now, change) => (change.productId === line.productId ? applyChange(now, change) : now),
        line,
      );
    show((whole) => ({ ...whole, lines: whole.lines.map(apply) }));
    const sent = queue.current.then(() => send(body, what));
    queue.current = sent;
    return sent;
  }
  const latest = useLatest(write);

  return {
    /** Units counted of a product so far, including pending changes; `null`: not counted yet, or not in the count. */
    countedOf: (productId: number): number | null =>
      client.getQueryData<CountWithLines>(key)?.lines.find((line) => line.productId === productId)?.counted ?? null,
    /** Changes one line. Stable over renders. */
    change: useCallback(
      (line: Pick<CountLine, 'name'>, change: CountLineChange) => latest.current({ lines: [change] }, line.name),
      [latest],
    ),
    /** Moves the count to another state. */
    goTo: useCallback((state: NonNullable<UpdateCountBody['state']>, what: string) => latest.current({ state }, what), [latest]),
  };
}
