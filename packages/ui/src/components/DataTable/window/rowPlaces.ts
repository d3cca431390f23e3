/** What the elements of each row are kept under. */
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
  const known = new Map(before.keys.map((key, index) => [key, before.places[index]]));
  const isOther = !keys.some((key) => known.has(key));
  let { next } = before;
  const places = keys.map((key, index) => (isOther ? before.places[index] : known.get(key)) ?? next++);
  return { keys, places, next };
}
