/** Unread counts by source, for the page's title. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();
let sum = 0;

/** Counts of everything that can be unread, set by the components that show them. */
export const unread = {
  /** @param source such as `messages`; 0 removes it */
  set: (source: string, count: number): void => {
    if ((counts.get(source) ?? 0) === count) return;
    counts.set(source, count);
    sum = 0;
    for (const each of counts.values()) sum += each;
    for (const listener of listeners) listener();
  },
  sum: (): number => sum,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
