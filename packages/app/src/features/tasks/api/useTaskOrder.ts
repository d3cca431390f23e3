import { sortTasks, type OrderedTask, ordersBefore, type Task } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ListWrite, useListWrites } from '#shared/query/useListWrites';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { orderTasks } from './taskCalls';

/** Moves tasks before another one, and back again unless somebody else has moved them since. */
export function useTaskOrder(
  write: ReturnType<typeof useListWrites<Task>>,
  now: () => readonly Task[],
  onPutBack: (id: string) => void,
) {
  const { t } = useTranslation(['tasks', 'list']);
  const offerUndo = useUndoToast();

  const order = (places: readonly OrderedTask[], more: Partial<ListWrite<Task, Task[]>> = {}) => {
    const were = currentOrders(now(), places);
    return write({
      id: 'order',
      call: () => orderTasks(places),
      apply: (tasks) => withOrders(tasks, places),
      rollBack: (tasks) => withOrders(tasks, were),
      failure: t('said.moveFailed'),
      ...more,
    });
  };

  return (ids: readonly string[], before: string | null, undoMessage: string) => {
    const all = now();
    const isMoved = ({ id }: Task) => ids.includes(id);
    const newOrdersBefore = (next: string | null) =>
      ordersBefore(
        now().filter((task) => !isMoved(task)),
        ids,
        next,
      );
    const places = newOrdersBefore(before);
    const home = currentOrders(all, places);
    const next = all[all.findLastIndex(isMoved) + 1]?.id ?? null;
    let left: readonly OrderedTask[] = places;
    const undo = () => {
      if (ids[0] !== undefined) onPutBack(ids[0]);
      void order(home, {
        call: () => orderTasks(home.map((each) => ({ ...each, seen: orderMarker(left, each.id) }))),
        reasonOf: (error) => (isApiError(error, 'conflict') ? t('list:changedMeanwhile') : null),
        // Retry moves them all the same: the others keep their positions of that moment.
        retry: () => void order(newOrdersBefore(next)),
      });
    };
    const withdrawUndo = offerUndo({ id: 'tasks-moved', message: undoMessage, undo });
    return order(places, {
      onDone(answer) {
        left = answer;
      },
      onFail: withdrawUndo,
    });
  };
}

/** The current positions of the tasks that are to move. */
function currentOrders(tasks: readonly Task[], places: readonly OrderedTask[]): OrderedTask[] {
  const ids = new Set(places.map(({ id }) => id));
  return tasks.flatMap(({ id, order }) => (ids.has(id) ? [{ id, order }] : []));
}

function withOrders(tasks: readonly Task[], places: readonly OrderedTask[]): Task[] {
  const orders = new Map(places.map(({ id, order }) => [id, order]));
  return sortTasks(tasks.map((task) => ({ ...task, order: orders.get(task.id) ?? task.order })));
}

function orderMarker(left: readonly OrderedTask[], id: string): { order: number } | undefined {
  const place = left.find((each) => each.id === id);
  return place && { order: place.order };
}
