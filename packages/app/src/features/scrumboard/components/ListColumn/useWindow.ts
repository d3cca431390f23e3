import type { Card } from '@stockroom/contract';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { CARD_GAP } from '../CardTile/CardTile.styles';

/** Lists with no more cards than that are drawn whole. */
const WHOLE = 40;
/** Cards beyond what is seen, so that a quick scroll shows no gap; also the step in which the window moves on. */
const OVERSCAN = 3;

/** What the board may ask of a list. */
export interface ListHandle {
  /** The area that scrolls. */
  area: () => HTMLElement | null;
  /** Scrolls so that the card at a place among the shown ones can be seen; the end for one beyond. */
  reveal: (index: number) => void;
  /** Keeps a card drawn wherever the list is scrolled, and lets the Tab key reach it. */
  hold: (cardId: string) => void;
}

/**
 * Which cards of a list are drawn. A short list is drawn whole; of a long one only what is seen and a little more. Heights are
 * measured as cards appear, and estimated before.
 * @param cards those that are shown
 * @param total all of the list: whether it is long does not change with each letter of a filter
 * @param isSeen of a long list that is out of sight no card is drawn but the one that is held
 * @param isHasty what was typed waits for it: only as many cards as can be seen, the others come after
 */
export function useWindow(cards: readonly Card[], total: number, handle: Ref<ListHandle>, isSeen: boolean, isHasty: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ start: 0, end: OVERSCAN * 3 });
  const [sight] = useState(createSight);
  const [heldId, setHeldId] = useState<string | null>(null);
  const isWhole = total <= WHOLE;
  const start = isWhole ? 0 : Math.min(range.start, Math.max(0, cards.length - OVERSCAN));
  const wanted = isHasty ? Math.min(range.end, indexAt(cards, sight.bottom()) + 1) : range.end;
  const end = isWhole ? cards.length : isSeen ? Math.max(start, Math.min(cards.length, wanted)) : start;

  const lookAt = (element: HTMLElement, isScrolling: boolean) => {
    if (isWhole) return;
    const first = indexAt(cards, element.scrollTop);
    const bottom = element.scrollTop + element.clientHeight;
    sight.reaches(bottom);
    const last = indexAt(cards, bottom);
    const next = {
      start: Math.max(0, Math.floor(first / OVERSCAN - 1) * OVERSCAN),
      end: Math.floor(last / OVERSCAN + 2) * OVERSCAN,
    };
    // Where a card comes or goes the window stays as long as it shows enough.
    const isFit = (now: typeof next) =>
      isScrolling
        ? now.start === next.start && now.end === next.end
        : now.start <= first && now.end > last && Math.abs(now.end - next.end) <= OVERSCAN && now.start >= next.start - OVERSCAN;
    setRange((now) => (isFit(now) ? now : next));
  };

  useLayoutEffect(() => {
    // What is typed waits for neither: the rest of the cards comes at once, and both with it.
    if (isWhole || isHasty || !area.current) return;
    for (const item of area.current.querySelectorAll<HTMLElement>('[data-index]')) {
      const card = cards[Number(item.dataset['index'])];
      if (card && item.dataset['card'] === card.id) measured.set(card, item.offsetHeight);
    }
  }, [cards, isWhole, isHasty, start, end]);
  useLayoutEffect(() => {
    if (area.current && !isHasty) lookAt(area.current, false);
    // A window that fits stays: this settles at once.
  });

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
    },
  }));

  const held = heldId === null ? -1 : cards.findIndex(({ id }) => id === heldId);
  return {
    area,
    onScroll: isWhole ? undefined : (event: React.UIEvent<HTMLElement>) => lookAt(event.currentTarget, true),
    start,
    end,
    before: isWhole ? 0 : offsetOf(cards, start),
    after: isWhole ? 0 : offsetOf(cards, cards.length, end),
    /** The card that the Tab key reaches. */
    currentId: held < 0 ? cards[start]?.id : (heldId ?? undefined),
    /** A held card that is scrolled away, with its place in px. */
    apart: held >= 0 && (held < start || held >= end) ? { index: held, top: offsetOf(cards, held) } : null,
    hold: setHeldId,
  };
}

/** Down to where cards are seen, in px: what changes with each scroll, and draws nothing by itself. */
function createSight() {
  let seenTo = Infinity;
  return {
    bottom: () => seenTo,
    reaches(bottom: number) {
      seenTo = bottom;
    },
  };
}

// By the card itself: one that changes is another object, and is measured anew.
const measured = new WeakMap<Card, number>();

const heightOf = (card: Card): number => measured.get(card) ?? estimate(card);

/** As the styles of a card have it, in px. */
function estimate({ title, cover, labels, dueDate, checklist, members }: Card): number {
  const lines = Math.min(4, Math.ceil(title.length / 30));
  const hasFacts = dueDate !== null || checklist.length > 0 || members.length > 0;
  return 18 + lines * 21 + (cover ? 112 : 0) + (labels.length > 0 ? 26 : 0) + (hasFacts ? 32 : 0) + CARD_GAP;
}

function offsetOf(cards: readonly Card[], index: number, from = 0): number {
  let top = 0;
  for (let at = from; at < Math.min(index, cards.length); at += 1) top += heightOf(cards[at] as Card);
  return top;
}

function indexAt(cards: readonly Card[], offset: number): number {
  let top = 0;
  const at = cards.findIndex((card) => {
    top += heightOf(card);
    return top > offset;
  });
  return at < 0 ? cards.length : at;
}

function topOf(area: HTMLElement, index: number): number {
  const items = area.querySelectorAll<HTMLElement>('[data-index]');
  const item = items[index];
  return item ? item.offsetTop : area.scrollHeight;
}
