import type { Card } from '@stockroom/contract';
import { offsetOf, setHeight } from './cardHeights';

/**
 * The visible range of a list and the heights of its cards, without reading layout from the page: in the middle of a change of
 * the board each read lays out the whole page. The browser reports sizes after its own layout anyway.
 */
export function createListViewport() {
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
      // A list that the filter shortens may be as high again after the next letter.
      if (target.dataset['index'] === undefined) height = Math.max(height, target.clientHeight);
      else heights.set(target, size);
      const card = cardOf(target);
      if (card) setHeight(card, size);
    }
    resized();
  }

  return {
    /**
     * Registers the cards that the list was drawn with.
     * @param area scrolls; its cards carry their positions in `data-index` and `data-card`
     * @param onResize called when a card, or the list, has another size
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
    /** The visible range of these cards, in px from the top of the first. */
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
