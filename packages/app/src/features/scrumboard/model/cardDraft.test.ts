import { BOARD_LIMITS } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { autosaveSteps } from '#shared/editing/machines/autosaveContext';
import { buildCard } from '../testing/buildBoard';
import { type CardDraft, cardFields, draftOf, StoredCardDraft } from './cardDraft';

const card = buildCard({ title: 'Print labels' });
const saved = draftOf(card);
const { startContext, keptChanges, pendingChanges } = autosaveSteps(cardFields);
const calls = { save: () => Promise.reject(new Error('not asked')), store: () => undefined };
const edited = (changes: Partial<CardDraft>) => {
  const context = startContext({ record: card, storedChanges: null, calls });
  return { ...context, draft: { ...saved, ...changes } };
};

it('cardDraft: stores every unsaved field and which of them are in conflict', () => {
  const changes = { labels: ['urgent'], members: ['mina'], cover: '/covers/waves.svg' };
  const storedDraft = keptChanges({ ...edited(changes), conflicts: ['labels', 'dueDate'] });
  const base = { labels: saved.labels, members: saved.members, cover: saved.cover };
  expect(storedDraft).toEqual({ version: card.updatedAt, changes, base, inQuestion: ['labels'] });
  expect(v.parse(StoredCardDraft, storedDraft)).toEqual(storedDraft);
});

it('cardDraft: ignores an empty title and a trailing space', () => {
  for (const title of ['  ', 'Print labels ']) {
    expect([keptChanges(edited({ title })), pendingChanges(edited({ title }))]).toEqual([null, {}]);
  }
});

it('cardDraft: stores a text that is too long to be sent', () => {
  const tooLong = edited({ title: 'x'.repeat(BOARD_LIMITS.cardTitle + 1), description: 'Two each' });
  expect(pendingChanges(tooLong)).toEqual({ description: 'Two each' });
  expect(keptChanges(tooLong)?.changes.title).toHaveLength(BOARD_LIMITS.cardTitle + 1);
});
