/**
 * Waits until all promises have settled, but no longer than `patience`.
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
