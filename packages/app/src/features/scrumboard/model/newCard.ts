import type { Card } from '@stockroom/contract';

/** A card's present values of the fields that a change names. */
export const valuesOf = <Patch extends Partial<Card>>(card: Card, patch: Patch): Patch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, card[key as keyof Card]])) as Patch;

/** A card that has nothing but its title and its place. */
export const emptyCard = (given: Pick<Card, 'id' | 'boardId' | 'listId' | 'title' | 'position' | 'limitReason'>): Card => ({
  description: '',
  labels: [],
  dueDate: null,
  members: [],
  checklist: [],
  cover: null,
  // The server's word for it comes with its answer.
  updatedAt: new Date(0).toISOString(),
  ...given,
});
