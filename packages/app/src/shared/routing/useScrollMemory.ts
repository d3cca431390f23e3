import { type RefCallback, useCallback } from 'react';
import { sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { restoreScroll } from './restoreScroll';

/**
 * Remembers the scroll position of an area with its own scrolling, over navigations and reloads of this tab. The router
 * remembers the window's position.
 * @param name of the area; add what identifies its content, such as a record's id
 * @returns a ref for the scroll container
 */
export function useScrollMemory(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (area) => {
      if (!area) return undefined;
      const returning = restoreScroll(area, readPlaces()[name] ?? 0);
      const note = () => {
        // The position reached in an incomplete area was not chosen by the user.
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
