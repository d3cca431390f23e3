/** Distance between the orders of neighbouring tasks after a renumbering. */
const STEP = 65_536;

/** A task's id and its order. */
export interface OrderedTask {
  id: string;
  order: number;
}

/** Returns the tasks sorted by order; equal orders are sorted by id, so that all tabs show the same order. */
export function sortTasks<T extends OrderedTask>(tasks: Iterable<T>): T[] {
  return [...tasks].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/**
 * Returns the orders that change when tasks move before another one, in the given order.
 * @param others all tasks but the moved ones
 * @param before id of the one that comes after them; `null`: they come last
 * @returns the new orders of the moved ones, and with them those of all others when there is no room between
 */
export function ordersBefore(others: readonly OrderedTask[], moved: readonly string[], before: string | null): OrderedTask[] {
  const ordered = sortTasks(others);
  const found = ordered.findIndex(({ id }) => id === before);
  const at = found < 0 ? ordered.length : found;
  const low = ordered[at - 1]?.order ?? null;
  const high = ordered[at]?.order ?? null;
  const from = low ?? (high ?? 0) - STEP * (moved.length + 1);
  const step = high === null || low === null ? STEP : Math.floor((high - low) / (moved.length + 1));
  if (step >= 1) return moved.map((id, index) => ({ id, order: from + step * (index + 1) }));
  const ids = ordered.map(({ id }) => id);
  return ids.toSpliced(at, 0, ...moved).map((id, index) => ({ id, order: (index + 1) * STEP }));
}

/** Returns an order before all others. */
export function topOrder(tasks: Iterable<OrderedTask>): number {
  let top: number | null = null;
  for (const { order } of tasks) top = top === null ? order : Math.min(top, order);
  return top === null ? STEP : top - STEP;
}

/**
 * Keeps orders distinct: if two are the same, all are renumbered.
 * @param moved what has just come there stands before what stood there
 * @returns those whose order changed
 */
export function resolveOrderTies(tasks: readonly OrderedTask[], moved: ReadonlySet<string>): OrderedTask[] {
  if (new Set(tasks.map(({ order }) => order)).size === tasks.length) return [];
  const ordered = tasks.toSorted(
    (a, b) => a.order - b.order || Number(moved.has(b.id)) - Number(moved.has(a.id)) || (a.id < b.id ? -1 : 1),
  );
  return ordered.flatMap(({ id, order }, at) => {
    const next = (at + 1) * STEP;
    return next === order ? [] : [{ id, order: next }];
  });
}
