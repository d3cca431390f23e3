import { expect, it } from 'vitest';
import { buildCard } from '../testing/buildBoard';
import { type CardDraft, draftOf, keptOf } from './cardDraft';

const saved = draftOf(buildCard({ title: 'Print labels' }));

it('keeps every field that is not stored, and which of them are in question', () => {
  const draft: CardDraft = { ...saved, labels: ['urgent'], members: ['mina'], cover: '/covers/waves.svg' };
  expect(keptOf(saved, draft, ['labels', 'dueDate'], '1')).toEqual({
    version: '1',
    changes: { labels: ['urgent'], members: ['mina'], cover: '/covers/waves.svg' },
    inQuestion: ['labels'],
  });
});

it('keeps nothing that nobody wants back: an empty title, a space at its end', () => {
  expect(keptOf(saved, { ...saved, title: '  ' }, [], '1')).toBeNull();
  expect(keptOf(saved, { ...saved, title: 'Print labels ' }, [], '1')).toBeNull();
});
