import type { Card } from '@stockroom/contract';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { CARD_GAP } from '../CardTile/CardTile.styles';
import { heightOf, indexAt, offsetOf } from './cardHeights';
import { createListViewport } from './listViewport';

/** Lists with up to this many cards are drawn whole. */
const WHOLE_LIST_LIMIT = 40;
/** Extra cards beyond those in view, so that a quick scroll shows no gap; also the step in which the window moves on. */
const OVERSCAN = 3;

/** A list's handle for the board. */
export interface ListHandle {
  /** The scroll container. */
  area: () => HTMLElement | null;
  /** Scrolls the card at an index among the shown cards into view; to the end for an index beyond. */
  reveal: (index: number) => void;
  /** Keeps a card drawn wherever the list is scrolled, and lets the Tab key reach it. */
  hold: (cardId: string) => void;
}

/**
 * Chooses which cards of a list are drawn. A short list is drawn whole; a long list only as far as it is in view and a little
 * more. Heights are measured as cards appear, and estimated before.
 * @param cards those that are shown
 * @param total all of the list: whether it is long does not change with each letter of a filter
 * @param isSeen a long list out of view draws no card but the held card
 * @param isHasty whether typing waits for this render: only as many cards as are in view are drawn, the others come after
 */
export function useCardWindow(cards: readonly Card[], total: number, handle: Ref<ListHandle>, isSeen: boolean, isHasty: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ start: 0, end: OVERSCAN * 3 });
  const [viewport] = useState(createListViewport);
  const [heldId, setHeldId] = useState<string | null>(null);
  const isWhole = total <= WHOLE_LIST_LIMIT;
  const start = isWhole ? 0 : Math.min(range.start, Math.max(0, cards.length - OVERSCAN));
  const wanted = isHasty ? Math.min(range.end, indexAt(cards, viewport.of(cards).bottom) + 1) : range.end;
  const end = isWhole ? cards.length : isSeen ? Math.max(start, Math.min(cards.length, wanted)) : start;

  const updateRange = (isScrolling: boolean) => {
    const { top, bottom } = viewport.of(cards);
    const [first, last] = [indexAt(cards, top), indexAt(cards, bottom)];
    const next = {
      start: Math.max(0, Math.floor(first / OVERSCAN - 1) * OVERSCAN),
      end: Math.floor(last / OVERSCAN + 2) * OVERSCAN,
    };
    // When a card is added or removed, the window stays as long as it shows enough.
    const isFit = (now: typeof next) =>
      isScrolling
        ? now.start === next.start && now.end === next.end
        : now.start <= first && now.end > last && Math.abs(now.end - next.end) <= OVERSCAN && now.start >= next.start - OVERSCAN;
    setRange((now) => (isFit(now) ? now : next));
  };

  useLayoutEffect(() => {
    // Typing does not wait for this: the remaining cards come at once, and this with them.
    if (isWhole || isHasty || !area.current) return;
    viewport.drawn(area.current, cards, () => updateRange(false));
    // A window that fits stays, so this settles at once.
    updateRange(false);
  });
  useLayoutEffect(() => () => viewport.stop(), [viewport]);

  useImperativeHandle(handle, () => ({
    area: () => area.current,
    hold: setHeldId,
    reveal(index) {
      const element = area.current;
      if (!element) return;
      const top = isWhole ? topOf(element, index) : offsetOf(cards, index);
      const height = cards[index] ? heightOf(cards[index]) : 0;
      if (top < element.scrollTop + CARD_GAP) element.scrollTop = Math.max(0, top - CARD_GAP * 3);
      else if (top + height > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + height - element.clientHeight + CARD_GAP * 3;
      }
      viewport.scrolled(element);
    },
  }));

  const held = heldId === null ? -1 : cards.findIndex(({ id }) => id === heldId);
  return {
    area,
    onScroll: isWhole
      ? undefined
      : (event: React.UIEvent<HTMLElement>) => {
          viewport.scrolled(event.currentTarget);
          updateRange(true);
        },
    start,
    end,
    before: isWhole ? 0 : offsetOf(cards, start),
    after: isWhole ? 0 : offsetOf(cards, cards.length, end),
    /** The card that the Tab key reaches. */
    currentId: held < 0 ? cards[start]?.id : (heldId ?? undefined),
    /** A held card that is scrolled away, with its offset in px. */
    apart: held >= 0 && (held < start || held >= end) ? { index: held, top: offsetOf(cards, held) } : null,
    hold: setHeldId,
  };
}

function topOf(area: HTMLElement, index: number): number {
  const items = area.querySelectorAll<HTMLElement>('[data-index]');
  const item = items[index];
  return item ? item.offsetTop : area.scrollHeight;
}
