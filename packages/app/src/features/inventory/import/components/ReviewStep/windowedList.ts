import type { Window } from '../../model/report';

/** A row of a long list: its place, and what stands there once it has been fetched. */
export interface Slot<Item> {
  index: number;
  item: Item | null;
}

/** Rows that are fetched at once. */
const PAGE = 100;

export type LoadRows<Item> = (offset: number, limit: number, fresh: boolean) => Promise<Window<Item>>;

/** A list that lies elsewhere, of which only pages that are seen are fetched. */
export interface WindowedList<Item> {
  subscribe: (listener: () => void) => () => void;
  /** `null` while the length of the list is unknown. The same array until something changes. */
  get: () => readonly Slot<Item>[] | null;
  /** Says that a row is seen. */
  need: (index: number) => void;
  /** Fetches what has been seen once more, in place, so that nothing jumps. */
  refresh: () => void;
}

/** @param load `fresh`: the list itself is made anew, which the first call asks for */
export function createWindowedList<Item>(load: LoadRows<Item>): WindowedList<Item> {
  let slots: readonly Slot<Item>[] | null = null;
  const listeners = new Set<() => void>();
  const pages = new Set<number>();

  async function fetchPage(page: number, fresh: boolean): Promise<void> {
    pages.add(page);
    try {
      const found = await load(page * PAGE, PAGE, fresh);
      slots = placed(slots, found);
      for (const listener of listeners) listener();
    } catch {
      // The worker was ended or is busy with another list. The page is fetched when it is next seen.
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

function placed<Item>(known: readonly Slot<Item>[] | null, { total, offset, items }: Window<Item>): readonly Slot<Item>[] {
  const slots = Array.from({ length: total }, (_, index) => known?.[index] ?? { index, item: null });
  items.forEach((item, place) => {
    slots[offset + place] = { index: offset + place, item };
  });
  return slots;
}
