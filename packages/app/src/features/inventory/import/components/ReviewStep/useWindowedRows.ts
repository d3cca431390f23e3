import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createWindowedList, type LoadRows, type Slot } from './windowedList';

export interface WindowedRows<Item> {
  slots: readonly Slot<Item>[];
  /** Whether the length of the list is still unknown. */
  isLoading: boolean;
  /** Says that a row is seen. */
  onNeed: (index: number) => void;
}

const NO_SLOTS: readonly never[] = [];

/**
 * Rows of a list that lies in the worker.
 * @param load another function starts another list
 * @param revision what is seen is fetched again when it changes
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
