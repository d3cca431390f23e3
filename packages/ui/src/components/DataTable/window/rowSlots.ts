/** Keys of the rows' elements, which rows of another page reuse. */
export interface RowSlots {
  keys: readonly string[];
  /** One for each key; all different. */
  slots: readonly number[];
  /** The next unused key. */
  next: number;
}

/**
 * Assigns element keys to rows after a change. A row keeps its own as long as it is there. Where no row stays, as on another
 * page, the new ones take over the keys and with them the elements, whose content is replaced: that costs a fraction of
 * unmounting a page and mounting another.
 */
export function assignSlots(before: RowSlots, keys: readonly string[]): RowSlots {
  // Of 100,000 rows all but a page are at their old index: only the others are looked up.
  const moved = new Map<string, number | undefined>();
  for (const [index, key] of before.keys.entries()) if (key !== keys[index]) moved.set(key, before.slots[index]);
  const isOther = moved.size === before.keys.length && !keys.some((key) => moved.has(key));
  let { next } = before;
  const places = keys.map((key, index) => {
    const isStill = isOther || key === before.keys[index];
    return (isStill ? before.slots[index] : moved.get(key)) ?? next++;
  });
  return { keys, slots: places, next };
}
