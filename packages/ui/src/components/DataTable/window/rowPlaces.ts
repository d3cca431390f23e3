/** Keys of the rows' elements. */
export interface RowPlaces {
  keys: readonly string[];
  /** One a key; no two are the same. */
  places: readonly number[];
  /** The next one that no row has had. */
  next: number;
}

/**
 * The places of rows after those before. A row keeps its own as long as it is there. Where none of them is, as on another page, the
 * new ones take the places of the old and with them their elements, which then say something else: that costs a fraction of taking a
 * page away and making another.
 */
export function placesAfter(before: RowPlaces, keys: readonly string[]): RowPlaces {
  // Of 100,000 rows all but a page stand where they stood: only the others are looked up.
  const moved = new Map<string, number | undefined>();
  for (const [index, key] of before.keys.entries()) if (key !== keys[index]) moved.set(key, before.places[index]);
  const isOther = moved.size === before.keys.length && !keys.some((key) => moved.has(key));
  let { next } = before;
  const places = keys.map((key, index) => {
    const isStill = isOther || key === before.keys[index];
    return (isStill ? before.places[index] : moved.get(key)) ?? next++;
  });
  return { keys, places, next };
}
