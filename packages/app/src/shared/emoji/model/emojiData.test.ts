import { expect, test } from 'vitest';
import { namesOf, readEmoji } from './emojiData';

const wave = '👋';
const english = JSON.stringify([
  { emoji: '🦰', label: 'red hair', group: 2, order: 3, version: 11 },
  { emoji: '🇦', label: 'regional indicator A', version: 0 },
  { emoji: '🇹🇷', label: 'flag: Türkiye', group: 9, order: 9, version: 2, tags: ['TR'] },
  { emoji: '🫩', label: 'bags under eyes', group: 0, order: 8, version: 16 },
  {
    emoji: wave,
    label: 'Waving hand',
    group: 1,
    order: 1,
    version: 0.6,
    tags: ['hi'],
    skins: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'].map((emoji) => ({ emoji })),
  },
]);
const turkish = JSON.stringify({
  annotations: { annotations: { [wave]: { tts: ['el sallama'], default: ['görüşürüz', 'EL'] } } },
});
const lower = (text: string) => text.toLowerCase().replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ş', 's');

test('readEmoji: offers emoji that all systems support, in order, with five skin tones', () => {
  const found = readEmoji(english, null, lower);
  expect(found.map(({ emoji }) => emoji)).toEqual([wave, '🇹🇷']);
  expect(found[0]).toMatchObject({ label: 'Waving hand', tags: ['hi', 'waving hand'], skins: { light: '👋🏻', dark: '👋🏿' } });
});

test("readEmoji: uses another language's names, found without accents", () => {
  const found = readEmoji(english, namesOf(turkish, 'tr'), lower);
  expect(found.map(({ label }) => label)).toEqual(['el sallama', 'Türkiye']);
  expect(found[0]?.tags).toEqual(expect.arrayContaining(['görüşürüz', 'gorusuruz', 'el']));
});

test('readEmoji: leaves out emoji without a name in that language', () => {
  expect(readEmoji(english, () => null, lower)).toEqual([]);
});
