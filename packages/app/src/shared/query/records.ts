/** Something that has an id. */
export interface Identified {
  id: string | number;
}

/** Puts a record at the end; one that is there already is brought up to date where it is. */
export function putRecord<Item extends Identified>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id) ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];
}

export const withoutRecord = <Item extends Identified>(items: readonly Item[], id: Item['id']): readonly Item[] =>
  items.filter((item) => item.id !== id);

/** Moves a record to a place, from 0: the others make room. One that is gone moves nothing. */
export function moveRecord<Item extends Identified>(items: readonly Item[], id: Item['id'], to: number): readonly Item[] {
  const item = items.find((each) => each.id === id);
  return item ? withoutRecord(items, id).toSpliced(to, 0, item) : items;
}

/**
 * Brings back records that a write took out of a list: each where it stood before, among what others made of the list since. One that is
 * there already stays as it is.
 * @param ids of those that the write took out
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
