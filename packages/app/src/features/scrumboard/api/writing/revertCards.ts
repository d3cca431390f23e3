import { Card } from '@stockroom/contract';
import { currentOf } from '#shared/editing/outcomes';
import { unchangedFields } from '#shared/query/versions/revertChange';
import { sendWrite } from '../calls/defineWrite';
import { type CardPatch, updateCards } from '../calls/updateCards';

export type CardChange = { id: string } & CardPatch;

/** How fields of cards are reverted: to the values in `to`, where they still have the values in `left`. */
export interface CardsRevert {
  to: readonly CardChange[];
  left: readonly CardChange[];
}

/** The changes that revert cards as they are now, except fields that somebody else has written since. */
export function revertibleChanges({ to, left }: CardsRevert, cardOf: (id: string) => Card | undefined): CardChange[] {
  return to.flatMap(({ id, ...patch }) => {
    const card = cardOf(id);
    const then = left.find((each) => each.id === id);
    if (!card || !then) return [];
    const keys = unchangedFields<CardPatch>(Object.keys(patch) as (keyof CardPatch)[], then, card);
    const mine = Object.fromEntries(keys.map((key) => [key, patch[key]])) as CardPatch;
    return keys.length > 0 ? [{ ...mine, id, updatedAt: card.updatedAt }] : [];
  });
}

/**
 * Sends the revert, each card by its version: a card that has changed is compared again, and its remaining fields are reverted.
 */
export async function sendCardsRevert(back: CardsRevert, cardOf: (id: string) => Card | undefined): Promise<Card[]> {
  const seen = new Map<string, Card>();
  // Each card may be refused once, and one of them once more.
  for (let tries = back.to.length + 1; ; tries -= 1) {
    const changes = revertibleChanges(back, (id) => seen.get(id) ?? cardOf(id));
    if (changes.length === 0) return [...seen.values()];
    try {
      return [...seen.values(), ...(await sendWrite(updateCards(changes)))];
    } catch (error) {
      const current = currentOf(Card, error);
      if (!current || tries === 0) throw error;
      seen.set(current.id, current);
    }
  }
}

/** Whether some field of a card keeps the value that somebody else gave it. */
export function isChangedByOthers({ to }: CardsRevert, card: Card): boolean {
  const wanted = to.find(({ id }) => id === card.id);
  if (!wanted) return false;
  const { id: _id, updatedAt: _version, ...patch } = wanted;
  const keys = Object.keys(patch) as (keyof CardPatch)[];
  return unchangedFields<CardPatch>(keys, patch, card).length < keys.length;
}
