import { useState } from 'react';
import { placesAfter } from './rowPlaces';

/** Returns the element keys of the rows, kept by `placesAfter` across renders. */
export function useRowPlaces(keys: readonly string[]): readonly number[] {
  const [before, setBefore] = useState(() => placesAfter({ keys: [], places: [], next: 0 }, keys));
  if (before.keys === keys) return before.places;
  const now = placesAfter(before, keys);
  setBefore(now);
  return now.places;
}
