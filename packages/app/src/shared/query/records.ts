/** A record with an id. */
export interface Identified {
  id: string | number;
}

/** Appends a record; an existing one is updated in place. */
export function putRecord<Item extends Identified>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id) ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];
}

export const withoutRecord = <Item extends Identified>(items: readonly Item[], id: Item['id']): readonly Item[] =>
  items.filter((item) => item.id !== id);

/** Moves a record to an index, from 0; the others make room. A deleted record moves nothing. */
export function moveRecord<Item extends Identified>(items: readonly Item[], id: Item['id'], to: number): readonly Item[] {
  const item = items.find((each) => each.id === id);
  return item ? withoutRecord(items, id).toSpliced(to, 0, item) : items;
}

/**
 * Restores records that a write removed from a list: each at its former position, within the list as changed by others
 * since. A record that is there already stays unchanged.
 * @param ids of the removed records
 */
export function restoreRecords<Item extends Identified>(
  items: readonly Item[],
  before: readonly Item[],
  ids: ReadonlySet<Item['id']>,
): readonly Item[] {
  return before.reduce(
    (all, item, place) => (ids.has(item.id) && !all.some(({ id }) => id === item.id) ? all.toSpliced(place, 0, item) : all),
    items,
  );
}
