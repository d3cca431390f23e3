import type { Card } from '@stockroom/contract';
import { offsetOf, setHeight } from './cardHeights';

/**
 * The visible range of a list and the heights of its cards, without asking the page: in the middle of a change of the board
 * each question
 * lays all of it out. The browser tells sizes when it has laid out the page anyway.
 */
export function createListSight() {
  let heights = new WeakMap<Element, number>();
  let observer: ResizeObserver | null = null;
  let cardsNow: readonly Card[] = [];
  let resized = () => {};
  let top = 0;
  let height = 0;

  const cardOf = (element: HTMLElement): Card | undefined => {
    const card = cardsNow[Number(element.dataset['index'])];
    return card && element.dataset['card'] === card.id ? card : undefined;
  };

  function observe(entries: ResizeObserverEntry[]): void {
    for (const { target, borderBoxSize } of entries) {
      if (!(target instanceof HTMLElement) || !target.isConnected) {
        observer?.unobserve(target);
        heights.delete(target);
        continue;
      }
      const size = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      // A list that the filter makes shorter may be as high again with its next letter.
      if (target.dataset['index'] === undefined) height = Math.max(height, target.clientHeight);
      else heights.set(target, size);
      const card = cardOf(target);
      if (card) setHeight(card, size);
    }
    resized();
  }

  return {
    /**
     * The list was drawn with these cards.
     * @param area scrolls; its cards say their places by `data-index` and `data-card`
     * @param onResize a card, or the list, has another size now
     */
    drawn(area: HTMLElement, cards: readonly Card[], onResize: () => void): void {
      cardsNow = cards;
      resized = onResize;
      if (!observer) {
        observer = new ResizeObserver(observe);
        observer.observe(area);
        height = area.clientHeight;
      }
      for (const item of area.querySelectorAll<HTMLElement>('[data-index]')) {
        const known = heights.get(item);
        const card = cardOf(item);
        // An edited card is the same element: the browser reports a new height.
        if (known !== undefined && card) setHeight(card, known);
        else if (known === undefined) observer.observe(item);
      }
    },
    scrolled(area: HTMLElement): void {
      top = area.scrollTop;
    },
    /** The part of these cards that is seen, in px from the top of the first. */
    of(cards: readonly Card[]): { top: number; bottom: number } {
      // The browser scrolls back a list that gets too short.
      const first = Math.max(0, Math.min(top, offsetOf(cards, cards.length) - height));
      return { top: first, bottom: first + height };
    },
    stop(): void {
      observer?.disconnect();
      observer = null;
      heights = new WeakMap();
    },
  };
}
