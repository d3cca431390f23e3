/**
 * Waits until each has an answer, good or bad; not longer than that.
 * @param patience in milliseconds
 */
export async function settleWithin(parts: readonly Promise<unknown>[], patience: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled(parts), tired]);
  clearTimeout(timer);
}
