import { expect, test } from 'vitest';
import { findPages } from './findPages';

const pages = [
  { page: 'cards', title: 'Cards', lead: 'What belongs together.', parts: ['Price of one plan', 'Card that turns over'] },
  { page: 'tokens', title: 'Style tokens', lead: 'What styles are written with.', parts: ['radius', 'space'] },
] as const;
const found = (search: string) =>
  findPages(pages, search, (text) => text.toLowerCase()).map(({ page, found: parts }) => [page, parts]);

test('a page is found by its words and by what stands on it', () => {
  expect(found('RADIUS')).toEqual([['tokens', ['radius']]]);
  expect(found('together')).toEqual([['cards', []]]);
  expect(found('card over')).toEqual([['cards', ['Card that turns over']]]);
});

test('all words must be there, and no word finds nothing', () => {
  expect(found('radius plan')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
