/** Concurrent calls of one action. */
const CONCURRENCY = 4;

/** Starts the next of `items` whenever one is done, until none is left or `isOver`. `act` never rejects. */
async function runConcurrently<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Outcome of many calls: each item is done, failed, or was not started before the stop. */
export interface Mapped<Item, Answer> {
  done: { item: Item; answer: Answer }[];
  failed: { item: Item; error: unknown }[];
}

/** Runs an action on each item, a few at a time, until all are done or it is stopped. A failure does not prevent the others. */
export async function mapLimit<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Mapped<Item, Answer>> {
  const mapped: Mapped<Item, Answer> = { done: [], failed: [] };
  const settle = async (item: Item) => {
    try {
      mapped.done.push({ item, answer: await act(item) });
    } catch (error) {
      mapped.failed.push({ item, error });
    }
    onProgress(mapped.done.length + mapped.failed.length);
  };
  await runConcurrently(items, settle, () => signal.aborted);
  return mapped;
}

/**
 * Runs an action on each item, a few at a time, until all are done, it is stopped, or one fails. Pending calls are awaited,
 * so that their outcome is known.
 * @returns the error that ended it early, `null` when all are done or it was stopped
 */
export async function mapUntilFailure<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  let failure: unknown = null;
  const settle = async (item: Item) => {
    try {
      await act(item);
    } catch (error) {
      failure ??= error;
    }
  };
  await runConcurrently(items, settle, () => signal.aborted || failure !== null);
  return failure;
}

/** Splits a list into chunks of at most `size`. */
export function splitIntoChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
