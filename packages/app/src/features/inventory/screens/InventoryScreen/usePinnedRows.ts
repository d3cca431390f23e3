import type { Product } from '@stockroom/contract';
import { useState } from 'react';

/**
 * The page's rows, the open product among them. A product that is opened by its address may lie on another page, and one that is
 * renamed may move there: its row stays where it is as long as its details are open, and what is typed in them stays too.
 */
export function usePinnedRows(rows: readonly Product[], open: Product | null): readonly Product[] {
  const index = open ? rows.findIndex(({ id }) => id === open.id) : -1;
  const [place, setPlace] = useState({ id: 0, index: 0 });
  if (open && index >= 0 && (place.id !== open.id || place.index !== index)) setPlace({ id: open.id, index });
  if (!open || index >= 0) return rows;
  return rows.toSpliced(place.id === open.id ? place.index : 0, 0, open);
}
