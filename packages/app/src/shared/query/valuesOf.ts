/** Picks some fields of a record. */
export function valuesOf<Item extends object>(item: Item, fields: readonly (keyof Item)[]): Partial<Item> {
  const values: Partial<Item> = {};
  for (const field of fields) values[field] = item[field];
  return values;
}
