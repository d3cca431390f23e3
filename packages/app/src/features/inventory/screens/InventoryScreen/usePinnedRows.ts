import type { Product } from '@stockroom/contract';
import { useState } from 'react';

/**
 * The page's rows, including the open product. A product opened by its address may be on another page, and a renamed one may
 * move there: its row stays in place while its details are open, and so does the text typed in them.
 */
export function usePinnedRows(rows: readonly Product[], open: Product | null): readonly Product[] {
  const index = open ? rows.findIndex(({ id }) => id === open.id) : -1;
  const [place, setPlace] = useState({ id: 0, index: 0 });
  if (open && index >= 0 && (place.id !== open.id || place.index !== index)) setPlace({ id: open.id, index });
  if (!open || index >= 0) return rows;
  return rows.toSpliced(place.id === open.id ? place.index : 0, 0, open);
}
