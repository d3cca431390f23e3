import { expect, test } from 'vitest';
import { findPages } from './findPages';

const pages = [
  { page: 'cards', title: 'Cards', lead: 'What belongs together.', parts: ['Price of one plan', 'Card that turns over'] },
  { page: 'tokens', title: 'Style tokens', lead: 'What styles are written with.', parts: ['radius', 'space'] },
] as const;
const found = (search: string) =>
  findPages(pages, search, (text) => text.toLowerCase()).map(({ page, found: parts }) => [page, parts]);

test('findPages: finds a page by its own text and by its parts', () => {
  expect(found('RADIUS')).toEqual([['tokens', ['radius']]]);
  expect(found('together')).toEqual([['cards', []]]);
  expect(found('card over')).toEqual([['cards', ['Card that turns over']]]);
});

test('findPages: requires all words and finds nothing without a word', () => {
  expect(found('radius plan')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
