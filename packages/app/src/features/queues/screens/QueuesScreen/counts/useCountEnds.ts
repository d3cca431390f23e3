import type { Count, FinishCountBody } from '@stockroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { finishCount, undoCount } from '#entities/counts/countCalls';
import { countKeys } from '#entities/counts/countKeys';
import { nameOf } from '#entities/counts/model/countLines';
import { useInvalidateStock } from '#entities/stock/useInvalidateStock';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

export interface CountEnds {
  /**
   * Called with the products of which more was sold since counting than was counted: they have to be counted again, and nothing
   * was written.
   */
  onRefused: (productIds: readonly number[]) => void;
  onFinished: () => void;
}

/** Finishes a count, with Undo, and undoes it. */
export function useCountEnds({ onRefused, onFinished }: CountEnds) {
  const { t } = useTranslation('queues');
  const client = useQueryClient();
  const describe = useDescribeError();
  const written = useInvalidateStock();
  const offerUndo = useUndoToast();
  const fail = (what: string) => (error: unknown) =>
    toasts.show({ id: 'count-end', tone: 'critical', message: `${what} ${describe(error).message}` });
  const settle = () => {
    written();
    void client.invalidateQueries({ queryKey: countKeys.all });
  };

  const undo = useMutation({
    mutationFn: (id: Count['id']) => undoCount(id),
    onSuccess: ({ count, undone, left }) => {
      const names = (wanted: 'gone' | 'tooLittle') => left.filter(({ why }) => why === wanted).map(({ name }) => name);
      const messageParts = [
        t('counts.undone', { name: nameOf(count), count: undone }),
        ...(['gone', 'tooLittle'] as const).flatMap((why) =>
          names(why).length > 0 ? [t(`counts.left.${why}`, { names: names(why).join(', ') })] : [],
        ),
      ];
      toasts.show({ id: 'count-end', tone: left.length > 0 ? 'info' : 'success', message: messageParts.join(' ') });
    },
    onError: fail(t('counts.undoFailed')),
    onSettled: settle,
  });
  const finish = useMutation({
    mutationFn: (body: FinishCountBody) => finishCount(body),
    onSuccess: ({ count, moved, gone }) => {
      const messageParts = [
        t('counts.finished', { name: nameOf(count), count: moved }),
        ...(gone.length > 0 ? [t('counts.left.gone', { names: gone.join(', ') })] : []),
      ];
      offerUndo({ id: 'count-end', tone: 'success', message: messageParts.join(' '), undo: () => undo.mutate(count.id) });
      onFinished();
    },
    onError: (error) => {
      const refused = isApiError(error, 'invalid') ? error.issues.flatMap(({ path }) => refusedIn(path)) : [];
      if (refused.length > 0) onRefused(refused);
      else fail(t('counts.finishFailed'))(error);
    },
    onSettled: settle,
  });
  return { finish: finish.mutate, isFinishing: finish.isPending, undo: undo.mutate, isUndoing: undo.isPending };
}

/** Ids of the products that a path such as `lines.12.counted` concerns. */
function refusedIn(path: string): number[] {
  const id = /^lines\.(\d+)\./.exec(path)?.[1];
  return id === undefined ? [] : [Number(id)];
}
