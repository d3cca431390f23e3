import { Card } from '@stockroom/contract';
import * as v from 'valibot';

/** What of a card is edited in its dialog. */
export const CARD_FIELDS = ['title', 'description', 'labels', 'dueDate', 'members', 'checklist', 'cover'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardDraft = Pick<Card, CardField>;

export const draftOf = (card: Card): CardDraft => ({
  title: card.title,
  description: card.description,
  labels: card.labels,
  dueDate: card.dueDate,
  members: card.members,
  checklist: card.checklist,
  cover: card.cover,
});

export type CardProblem = 'empty' | 'long';

/** What keeps a field from being saved; the others are saved all the same. */
export function problemOf(draft: CardDraft, field: CardField): CardProblem | null {
  if (field === 'title' && draft.title.trim() === '') return 'empty';
  return v.is(Card.entries[field], draft[field]) ? null : 'long';
}

export const isSameValue = (a: CardDraft[CardField], b: CardDraft[CardField]): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Fields that differ. */
export const differing = (a: CardDraft, b: CardDraft): CardField[] =>
  CARD_FIELDS.filter((field) => !isSameValue(a[field], b[field]));

/** What is to be sent: fields that differ from what is stored, can be saved, and are not in question. */
export function changesOf(saved: CardDraft, draft: CardDraft, inQuestion: readonly CardField[]): Partial<CardDraft> {
  // A space at the end of a title is still being typed.
  const tidy = { ...draft, title: draft.title.trim() };
  const fields = differing(saved, tidy).filter((field) => !inQuestion.includes(field) && problemOf(draft, field) === null);
  return Object.fromEntries(fields.map((field) => [field, tidy[field]]));
}

export interface Merge {
  saved: CardDraft;
  draft: CardDraft;
  /** Fields that were changed here and elsewhere to different values: the person decides. */
  conflicts: CardField[];
}

/**
 * Brings a draft together with what the server has now: fields that were not touched here take its value, those that were
 * changed on both sides come into question (screens, 1.3).
 */
export function merge(saved: CardDraft, draft: CardDraft, theirs: CardDraft): Merge {
  const changedHere = differing(saved, draft);
  const conflicts = changedHere.filter(
    (field) => !isSameValue(saved[field], theirs[field]) && !isSameValue(draft[field], theirs[field]),
  );
  const kept = Object.fromEntries(changedHere.map((field) => [field, draft[field]]));
  return { saved: theirs, draft: { ...theirs, ...kept }, conflicts };
}

/** What is typed and can't be sent, or is not stored yet; `null` when that is nothing. An empty title is nothing that anybody wants back. */
export function keptOf(saved: CardDraft, draft: CardDraft, inQuestion: readonly CardField[], version: string): KeptCard | null {
  const tidy = { ...draft, title: draft.title.trim() || saved.title };
  const fields = differing(saved, tidy);
  if (fields.length === 0) return null;
  const changes = Object.fromEntries(fields.map((field) => [field, tidy[field]]));
  return { version, changes, inQuestion: inQuestion.filter((field) => fields.includes(field)) };
}

const { labels, dueDate, members, checklist, cover } = Card.entries;

/** What was being typed, as it lies with the tab, and the version it was based on. */
export const KeptCard = v.object({
  version: v.string(),
  changes: v.partial(v.object({ title: v.string(), description: v.string(), labels, dueDate, members, checklist, cover })),
  /** Fields that were changed elsewhere too, and that the person has not settled yet. */
  inQuestion: v.optional(v.array(v.picklist(CARD_FIELDS)), []),
});
export type KeptCard = v.InferOutput<typeof KeptCard>;
