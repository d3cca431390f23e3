import { useEffect, useSyncExternalStore } from 'react';

/** A count beside a menu entry. */
export interface NavCount {
  count: number;
  /** Label in the person's language: "4 unread". */
  label: string;
}

const NONE: ReadonlyMap<string, NavCount> = new Map();
let counts = NONE;
const listeners = new Set<() => void>();

/** Live counts of the menu, by the link of their entry. */
export const navCounts = {
  /** @param value `null` removes the count */
  set(link: string, value: NavCount | null): void {
    const before = counts.get(link);
    if (before?.count === value?.count && before?.label === value?.label) return;
    const next = new Map(counts);
    if (value) next.set(link, value);
    else next.delete(link);
    counts = next;
    for (const listener of listeners) listener();
  },
  all: () => counts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Shows a count beside a link's menu entry while the component is mounted: for components in `Feature.live`.
 * @param label what it counts: "4 unread"
 */
export function useNavCount(link: string, count: number, label: string): void {
  useEffect(() => navCounts.set(link, count > 0 ? { count, label } : null), [link, count, label]);
  useEffect(() => () => navCounts.set(link, null), [link]);
}

/** All counts, for the menu. The same map until one changes. */
export const useNavCounts = (): ReadonlyMap<string, NavCount> =>
  useSyncExternalStore(navCounts.subscribe, navCounts.all, navCounts.all);
