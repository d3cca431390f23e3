import { Card } from '@stockroom/contract';
import * as v from 'valibot';
import type { FieldIssue, RecordFields } from '#shared/editing/model/recordFields';

/** Fields of a card that are edited in its dialog. */
export const CARD_FIELDS = ['title', 'description', 'labels', 'dueDate', 'members', 'checklist', 'cover', 'done'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardDraft = Required<Pick<Card, CardField>>;

export const draftOf = (card: Card): CardDraft => ({
  title: card.title,
  description: card.description,
  labels: card.labels,
  dueDate: card.dueDate,
  members: card.members,
  checklist: card.checklist,
  cover: card.cover,
  done: card.done ?? false,
});

export type CardProblem = 'empty' | 'long';

/** The problem that keeps a field from being saved; the other fields are saved all the same. */
export function problemOf(draft: CardDraft, field: CardField): CardProblem | null {
  if (field === 'title' && draft.title.trim() === '') return 'empty';
  return v.is(Card.entries[field], draft[field]) ? null : 'long';
}

/** Rules of editing a card, for the editing kit. */
export const cardFields: RecordFields<Card, CardDraft, FieldIssue<CardField>> = {
  order: CARD_FIELDS,
  schema: Card,
  toDraft: draftOf,
  // An empty title is neither saved nor stored as a draft.
  applyDraft: (card, draft) => ({ ...card, ...draft, title: draft.title.trim() || card.title }),
  issuesOf: ({ draft }) => CARD_FIELDS.filter((field) => problemOf(draft, field) !== null).map((field) => ({ field })),
};

const { labels, dueDate, members, checklist, cover, done } = Card.entries;
const Changes = v.partial(
  v.object({ title: v.string(), description: v.string(), labels, dueDate, members, checklist, cover, done }),
);

/** Schema of a card's draft as it is stored, with the version it was based on. */
export const StoredCardDraft = v.object({
  version: v.string(),
  changes: Changes,
  base: v.optional(Changes),
  /** Fields that were changed elsewhere too, whose conflict the user has not resolved yet. */
  inQuestion: v.optional(v.array(v.picklist(CARD_FIELDS)), []),
});
