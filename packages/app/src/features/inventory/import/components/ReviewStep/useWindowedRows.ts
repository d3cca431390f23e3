import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createWindowedList, type LoadRows, type Slot } from './windowedList';

export interface WindowedRows<Item> {
  slots: readonly Slot<Item>[];
  /** Whether the length of the list is still unknown. */
  isLoading: boolean;
  /** Reports that a row is visible. */
  onNeed: (index: number) => void;
}

const NO_SLOTS: readonly never[] = [];

/**
 * Rows of a list held by the worker.
 * @param load a new function starts a new list
 * @param revision visible rows are refetched when it changes
 */
export function useWindowedRows<Item>(load: LoadRows<Item>, revision: number): WindowedRows<Item> {
  const list = useMemo(() => createWindowedList(load), [load]);
  const slots = useSyncExternalStore(list.subscribe, list.get);
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    list.refresh();
  }, [list, revision]);
  return { slots: slots ?? NO_SLOTS, isLoading: slots === null, onNeed: list.need };
}
