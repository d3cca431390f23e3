import type { Card } from '@stockroom/contract';
import { CARD_GAP } from '../CardTile/CardTile.styles';

// Keyed by the card object: a changed card is another object, and is measured anew.
const measured = new WeakMap<Card, number>();

/** Stores the height at which a card was drawn, in px. */
export function setHeight(card: Card, height: number): void {
  measured.set(card, height);
}

/** Height of a card in px, with the gap below it; estimated until it has been drawn. */
export const heightOf = (card: Card): number => measured.get(card) ?? estimate(card);

/** Total height of the cards from `from` up to, not including, `index`, in px. */
export function offsetOf(cards: readonly Card[], index: number, from = 0): number {
  let top = 0;
  for (let at = from; at < Math.min(index, cards.length); at += 1) top += heightOf(cards[at] as Card);
  return top;
}

/** Index of the card at an offset in px from the top of the first; the number of cards for an offset beyond the last. */
export function indexAt(cards: readonly Card[], offset: number): number {
  let top = 0;
  const at = cards.findIndex((card) => {
    top += heightOf(card);
    return top > offset;
  });
  return at < 0 ? cards.length : at;
}

/** Estimates a card's height in px from the card's styles. */
function estimate({ title, cover, labels, dueDate, checklist, members, done }: Card): number {
  const lines = Math.min(4, Math.ceil(title.length / 30));
  const hasFacts = dueDate !== null || done === true || checklist.length > 0 || members.length > 0;
  return 18 + lines * 21 + (cover ? 112 : 0) + (labels.length > 0 ? 26 : 0) + (hasFacts ? 32 : 0) + CARD_GAP;
}
