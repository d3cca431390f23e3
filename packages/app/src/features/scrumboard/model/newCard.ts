import type { Card } from '@stockroom/contract';

/** The current values of the fields that a change contains. */
export const valuesOf = <Patch extends Partial<Card>>(card: Card, patch: Patch): Patch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, card[key as keyof Card]])) as Patch;

/** A card with only a title and a place. */
export const emptyCard = (given: Pick<Card, 'id' | 'boardId' | 'listId' | 'title' | 'position' | 'limitReason'>): Card => ({
  description: '',
  labels: [],
  dueDate: null,
  members: [],
  checklist: [],
  cover: null,
  // The server's answer replaces this.
  updatedAt: new Date(0).toISOString(),
  ...given,
});
