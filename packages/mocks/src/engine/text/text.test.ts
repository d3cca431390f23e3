import { describe, expect, test } from 'vitest';
import { createRandom } from '../../testing/random';
import { runPaced } from '../answering/runPaced';
import { collationPrefix, collatorOf, compareTexts } from '../collation';
import { fold, negotiateLanguage, type Language } from '../fold';
import { moveInSorted, sortSteps } from './pacedSort';

describe('fold', () => {
  test.each([
    ['ısparta', 'ISPARTA'],
    ['istanbul', 'İSTANBUL'],
    ['IĞDIR', 'ığdır'],
    ['file', 'FILE'],
    ['çağ', 'CAG'],
    ['e\u0301', 'É'],
    ['ﬁn', 'FIN'],
    ['straße', 'STRASSE'],
    ['Ｆｕｌｌ', 'full'],
  ])('makes %s equal %s', (a, b) => {
    expect(fold(a)).toBe(fold(b));
  });

  test('keeps characters other than letters, and is idempotent', () => {
    expect(fold('.*+?^$ 👩‍👧 -1')).toBe('.*+?^$ 👩‍👧 -1');
    for (const text of ['İıIi', 'ŞşÇç', 'Ⅷ', 'ǅ']) expect(fold(fold(text))).toBe(fold(text));
  });
});

test.each<[string | null, Language]>([
  [null, 'en'],
  ['', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['de,tr;q=0.5', 'tr'],
  ['en;q=0.4,tr;q=0.6', 'tr'],
  ['tr;q=0,en', 'en'],
  ['fr', 'en'],
  ['*;;q=,', 'en'],
])('negotiateLanguage: with Accept-Language %j returns %s', (header, language) => {
  const headers = new Headers(header === null ? {} : { 'accept-language': header });
  expect(negotiateLanguage(new Request('http://stockroom.test', { headers }))).toBe(language);
});

const LETTERS =
  ' _-,;:!?.\'"()[]{}@*/&#%`^+<=>|~$0123456789\\' +
  'aAbBcCçÇdDeEéÉèÈfFgGğĞhHıIiİîÎjJkKlLmMnNñÑoOöÖpPqQrRsSşŞtTuUûÛüÜvVwWxXyYzZ' +
  '\u0301\u0327\u0307ßœ漢👩';

describe.each<Language>(['en', 'tr'])('text order in %s', (language) => {
  const collator = collatorOf(language);
  const letters = [...LETTERS];
  const draw = (random: () => number, from: readonly string[], longest: number) =>
    Array.from({ length: Math.floor(random() * longest) }, () => from[Math.floor(random() * from.length)]).join('');

  test("equals the collator's for pairs of characters", () => {
    for (const a of letters) {
      for (const b of letters) expect([a, b, compareTexts(a, b, language) > 0]).toEqual([a, b, collator.compare(a, b) > 0]);
    }
  });

  test("equals the collator's for any texts, and collationPrefix never disagrees", () => {
    const random = createRandom(7);
    for (let round = 0; round < 20_000; round += 1) {
      // Few different letters at a time, so that texts share their beginnings.
      const few = Array.from({ length: 4 }, () => letters[Math.floor(random() * letters.length)] ?? '');
      const [a, b] = [draw(random, few, 11), draw(random, few, 11)];
      const expected = Math.sign(collator.compare(a, b));
      expect([a, b, Math.sign(compareTexts(a, b, language))]).toEqual([a, b, expected]);
      if (collationPrefix(a, language) < collationPrefix(b, language)) expect([a, b, expected]).toEqual([a, b, -1]);
    }
  });
});

describe('paced sorting', () => {
  test('gives the order of toSorted, and is stable', async () => {
    const random = createRandom(3);
    for (const length of [0, 1, 255, 256, 257, 5000]) {
      const values = Array.from({ length }, () => Math.floor(random() * 100));
      const valueAt = (index: number) => values[index] ?? 0;
      const sorted = await runPaced(sortSteps(Uint32Array.from(values.keys()), (a, b) => valueAt(a) - valueAt(b)));
      expect([...sorted]).toEqual([...values.keys()].toSorted((a, b) => valueAt(a) - valueAt(b)));
    }
  });

  test('gives the same for moved items as sorting all', () => {
    const random = createRandom(5);
    const compare = (a: number, b: number) => (a % 50) - (b % 50) || a - b;
    for (let round = 0; round < 100; round += 1) {
      const before = Array.from({ length: 40 }, (_unused, index) => index).toSorted(compare);
      const moved = new Set(Array.from({ length: 8 }, () => Math.floor(random() * 60)));
      const present = [...moved].filter(() => random() < 0.7);
      const after = moveInSorted(Uint32Array.from(before), moved, present, compare);
      expect([...after]).toEqual([...before.filter((item) => !moved.has(item)), ...present].toSorted(compare));
    }
  });
});
