/** Calls of one act that are under way at once. */
const AT_ONCE = 4;

/**
 * Does something to each of many, a few at a time, until all are done or it is stopped. One that fails keeps none of the others away.
 * @returns those that were done
 */
export async function inTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Item[]> {
  const done: Item[] = [];
  const queue = items.values();
  let settled = 0;
  const work = async () => {
    for (const item of queue) {
      if (signal.aborted) return;
      try {
        await act(item);
        done.push(item);
      } catch {
        // Counted as not done, which is what the person is told.
      }
      settled += 1;
      onProgress(settled);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** Cuts a list into parts of at most `size`. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
