import { type RefCallback, useCallback } from 'react';
import { sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { returnTo } from './returnTo';

/**
 * Remembers how far an area that scrolls by itself is scrolled, over navigations and reloads of this tab. The window's own
 * place is the router's to remember.
 * @param name of the area; add what tells its contents apart, such as a record's id
 * @returns a ref for the element that scrolls
 */
export function useScrollMemory(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (area) => {
      if (!area) return undefined;
      const returning = returnTo(area, readPlaces()[name] ?? 0);
      const note = () => {
        // As far as an area that is not whole yet lets it go is no place that a person chose.
        if (returning.isUnderWay()) return;
        sessionStore.set(storageKeys.scrollAreas, JSON.stringify({ ...readPlaces(), [name]: Math.round(area.scrollTop) }));
      };
      area.addEventListener('scrollend', note);
      return () => {
        returning.stop();
        area.removeEventListener('scrollend', note);
      };
    },
    [name],
  );
}

function readPlaces(): Record<string, number> {
  try {
    const places: unknown = JSON.parse(sessionStore.get(storageKeys.scrollAreas) ?? '{}');
    const entries = typeof places === 'object' && places ? Object.entries(places) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return {};
  }
}
