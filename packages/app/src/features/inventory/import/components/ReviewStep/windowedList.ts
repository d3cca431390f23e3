import type { Window } from '#features/inventory/import/model/report';

/** A row of a long list: its position, and its item once loaded. */
export interface Slot<Item> {
  index: number;
  item: Item | null;
}

/** Number of rows fetched at once. */
const PAGE = 100;

export type LoadRows<Item> = (offset: number, limit: number, fresh: boolean) => Promise<Window<Item>>;

/** A list held elsewhere, of which only visible pages are fetched. */
export interface WindowedList<Item> {
  subscribe: (listener: () => void) => () => void;
  /** `null` while the length of the list is unknown. The same array until something changes. */
  get: () => readonly Slot<Item>[] | null;
  /** Reports that a row is visible. */
  need: (index: number) => void;
  /** Refetches the pages seen so far, in place, so that nothing jumps. */
  refresh: () => void;
}

/** @param load `fresh`: recreates the list itself, which the first call requests */
export function createWindowedList<Item>(load: LoadRows<Item>): WindowedList<Item> {
  let slots: readonly Slot<Item>[] | null = null;
  const listeners = new Set<() => void>();
  const pages = new Set<number>();

  async function fetchPage(page: number, fresh: boolean): Promise<void> {
    pages.add(page);
    try {
      const found = await load(page * PAGE, PAGE, fresh);
      slots = mergeWindow(slots, found);
      for (const listener of listeners) listener();
    } catch {
      // The worker was stopped or is busy with another list. The page is fetched when it is next visible.
      pages.delete(page);
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (pages.size === 0) void fetchPage(0, true);
      return () => listeners.delete(listener);
    },
    get: () => slots,
    need(index) {
      const page = Math.floor(index / PAGE);
      if (!pages.has(page)) void fetchPage(page, false);
    },
    refresh() {
      for (const page of pages) void fetchPage(page, false);
    },
  };
}

function mergeWindow<Item>(known: readonly Slot<Item>[] | null, { total, offset, items }: Window<Item>): readonly Slot<Item>[] {
  const slots = Array.from({ length: total }, (_, index) => known?.[index] ?? { index, item: null });
  items.forEach((item, place) => {
    slots[offset + place] = { index: offset + place, item };
  });
  return slots;
}
