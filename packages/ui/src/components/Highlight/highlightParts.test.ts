import { expect, it } from 'vitest';
import { highlightParts } from './highlightParts';

/** Joins the parts, with matches in brackets: `[ISP]ARTA`. */
const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['ISPARTA', 'ısp', '[ISP]ARTA'],
  ['İSTANBUL', 'ist', '[İST]ANBUL'],
  ['Çelik kordon', 'celik', '[Çelik] kordon'],
  ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
  ['Straße', 'strasse', '[Straße]'],
  ['Æbleskiver', 'a', '[Æ]bleskiver'],
  ['oak watch, oak strap', 'oak str', '[oak] watch, [oak] [str]ap'],
  ['a.*b', '.*', 'a[.*]b'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['100 %', '%', '100 [%]'],
  ['👩‍👩‍👧‍👦 family', 'family', '👩‍👩‍👧‍👦 [family]'],
  ['nothing of it', 'xyz', 'nothing of it'],
  ['as it is', '   ', 'as it is'],
  ['', 'x', ''],
])('highlightParts: marks in %j by %j: %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('highlightParts: leaves very long texts and queries unmarked, at once', () => {
  const long = 'x'.repeat(1_000_000);
  expect(highlightParts(long, 'x')).toEqual([{ text: long, isMatch: false }]);
  expect(marked('short', long)).toBe('short');
});
