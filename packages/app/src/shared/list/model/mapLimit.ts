/** Calls of one act that are under way at once. */
const AT_ONCE = 4;

/** Takes the next of `items` whenever one is done, until none is left or it is over. `act` never rejects. */
async function atOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>, isOver: () => boolean): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Does something to each of many, a few at a time, until all are done or it is stopped. One that fails keeps none of the others away.
 * @returns those that were done
 */
export async function mapLimit<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Item[]> {
  const done: Item[] = [];
  let settled = 0;
  const settle = async (item: Item) => {
    try {
      await act(item);
      done.push(item);
    } catch {
      // Counted as not done, which is what the person is told.
    }
    settled += 1;
    onProgress(settled);
  };
  await atOnce(items, settle, () => signal.aborted);
  return done;
}

/**
 * Does something to each of many, a few at a time, until all are done, it is stopped, or one fails. What is under way then is waited for, so
 * that it is known what it did.
 * @returns why it ended before, `null` when all are done or it was stopped
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
  await atOnce(items, settle, () => signal.aborted || failure !== null);
  return failure;
}

/** Cuts a list into parts of at most `size`. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
