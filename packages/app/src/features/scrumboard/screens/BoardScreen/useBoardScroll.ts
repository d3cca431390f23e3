import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useLatest } from '#shared/hooks/useLatest';
import { sessionStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

/** Scroll offsets of a board (`left`) and of each of its lists (`tops`), in px. */
interface ScrollOffsets {
  left: number;
  tops: Record<string, number>;
}

/**
 * Stores how far a board and its lists are scrolled, for this tab, and restores it after a reload, Back or Forward. A board
 * opened by a link begins at its start.
 * @param strip scrolls the lists sideways; the same element as long as the board is mounted
 */
export function useBoardScroll(strip: RefObject<HTMLElement | null>, boardId: string): void {
  // Read only when the board mounts: going back from a dialog over it does not scroll it.
  const isReturning = useLatest(useNavigationType() === NavigationType.Pop);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const key = `${storageKeys.scrollAreas}.board.${boardId}`;
    if (isReturning.current) scrollTo(element, parse(sessionStore.get(key)));
    else sessionStore.remove(key);
    const note = () => sessionStore.set(key, JSON.stringify(offsetsIn(element)));
    element.addEventListener('scrollend', note, { capture: true });
    return () => element.removeEventListener('scrollend', note, { capture: true });
  }, [strip, boardId, isReturning]);
}

function areasIn(strip: HTMLElement): [listId: string, area: Element][] {
  return Array.from(strip.querySelectorAll<HTMLElement>('[data-list]'), (list): [string, Element | null] => [
    list.dataset['list'] ?? '',
    list.querySelector('[data-scroller]'),
  ]).filter((entry): entry is [string, Element] => entry[1] !== null);
}

function offsetsIn(strip: HTMLElement): ScrollOffsets {
  const tops: ScrollOffsets['tops'] = {};
  for (const [id, { scrollTop }] of areasIn(strip)) if (scrollTop > 0) tops[id] = Math.round(scrollTop);
  return { left: Math.round(strip.scrollLeft), tops };
}

function scrollTo(strip: HTMLElement, { left, tops }: ScrollOffsets): void {
  if (left > 0) strip.scrollLeft = left;
  if (Object.keys(tops).length === 0) return;
  for (const [id, area] of areasIn(strip)) {
    const top = tops[id];
    if (top !== undefined) area.scrollTop = top;
  }
}

function parse(text: string | null): ScrollOffsets {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const { left, tops } = stored as Partial<ScrollOffsets>;
    const known = Object.entries(tops ?? {}).filter(([, top]) => Number.isFinite(top));
    return { left: Number.isFinite(left) ? Number(left) : 0, tops: Object.fromEntries(known) };
  } catch {
    return { left: 0, tops: {} };
  }
}
