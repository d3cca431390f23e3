import { describe, expect, it } from 'vitest';
import { linkedParts } from './linkedParts';

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

describe('linkedParts', () => {
  it('splits a text at its addresses and leaves the rest unchanged', () => {
    expect(linkedParts('See https://example.com/a?b=1&c=2. Or www.shop.example, or ask ayse@example.com!')).toEqual([
      { at: 0, text: 'See ' },
      { at: 4, text: 'https://example.com/a?b=1&c=2', href: 'https://example.com/a?b=1&c=2' },
      { at: 33, text: '. Or ' },
      { at: 38, text: 'www.shop.example', href: 'https://www.shop.example' },
      { at: 54, text: ', or ask ' },
      { at: 63, text: 'ayse@example.com', href: 'mailto:ayse@example.com' },
      { at: 79, text: '!' },
    ]);
  });

  it.each([
    'https://a.example/wiki/Stock_(finance)',
    'https://a.example/(a)/((b))',
    'https://a.example/list[1]',
    'https://a.example/{id}',
    "https://a.example/o'brien/shop",
    'https://a.example/l’ete',
    'https://a.example/?q=a,b;c:d!e',
    'https://a.example/ürün/çanta#ek',
    'http://localhost:8080/',
  ])('links the whole of %s, also within a sentence', (address) => {
    for (const text of [address, `See ${address}.`, `(see ${address}).`, `"${address}", [${address}]; '${address}'!`]) {
      expect(new Set(linksIn(text))).toEqual(new Set([address]));
    }
  });

  it.each([
    ['(see https://a.example/b).', 'https://a.example/b'],
    ['[https://a.example]', 'https://a.example'],
    ['(https://a.example/b_(c)), and', 'https://a.example/b_(c)'],
    ["https://a.example's page", 'https://a.example'],
    ['https://a.example/<script>', 'https://a.example/'],
    ['在https://a.example/b', 'https://a.example/b'],
    ["to o'brien@example.com", "mailto:o'brien@example.com"],
    ["'ann@example.com'", 'mailto:ann@example.com'],
    ['ışık@örnek.com.tr’ye', 'mailto:ışık@örnek.com.tr'],
    ['写给ann@example.com吧', 'mailto:ann@example.com'],
  ])('finds in %j the link %s', (text, href) => {
    expect(linksIn(text)).toEqual([href]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '<b>bold</b>', 'https://...', 'www. of it', '@ada', ''])(
    'treats %j as plain text',
    (text) => {
      expect(linksIn(text)).toEqual([]);
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );

  it.each([`${"a'".repeat(200_000)}@`, `https://a.example/${')'.repeat(500_000)}`, 'https://'.repeat(100_000)])(
    'handles a long text in time',
    (text) => {
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );
});
