import { useState } from 'react';
import { assignSlots } from './rowSlots';

/** Returns the element keys of the rows, kept by `assignSlots` across renders. */
export function useRowSlots(keys: readonly string[]): readonly number[] {
  const [before, setBefore] = useState(() => assignSlots({ keys: [], slots: [], next: 0 }, keys));
  if (before.keys === keys) return before.slots;
  const now = assignSlots(before, keys);
  setBefore(now);
  return now.slots;
}
