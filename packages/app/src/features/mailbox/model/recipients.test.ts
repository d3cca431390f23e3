import { expect, test } from 'vitest';
import { emptyDraft, NOTHING_TYPED } from './composeDraft';
import { isWhole, meantSuggestion, suggestions, withRecipients, withTyped } from './recipients';

const fold = (text: string) => text.toLowerCase();
const people = ['Tom Hallberg <tom@example.com>', 'Aylin Demirtaş <aylin@example.com>', 'Priya Tomson <priya@example.com>'];

test('a pasted list is taken apart, and nobody is there twice', () => {
  expect(withRecipients(['Tom <tom@example.com>'], 'TOM@example.com, "Okafor, Chidi" <c@example.com>; bad one')).toEqual([
    'Tom <tom@example.com>',
    '"Okafor, Chidi" <c@example.com>',
    'bad one',
  ]);
  expect(withRecipients(['bad one'], 'another, bad one')).toEqual(['bad one', 'another']);
});

test.each([
  ['a@b.co', true],
  ['a, b', true],
  ['ay', false],
])('%j is whole: %j', (text, whole) => expect(isWhole(text)).toBe(whole));

test('people are offered by how they begin, without those who are named', () => {
  expect(suggestions(people, 'tom', [], fold)).toEqual([people[0], people[2]]);
  expect(suggestions(people, 'tom', ['tom@example.com'], fold)).toEqual([people[2]]);
  expect([' ', '"', '<'].map((typed) => suggestions(people, typed, [], fold))).toEqual([[], [], []]);
  const alike = ['Joann <j@example.com>', 'Anna <a@example.com>', 'Ann Bell <b@example.com>', 'Ann <c@example.com>'];
  expect(suggestions(alike, 'ann', [], fold)).toEqual(alike.toReversed());
});

test.each([
  // Chosen by nobody, Joann would get what is for Ann.
  ['ann@example.com', -1],
  ['ann', -1],
  ['reyes@example.com', -1],
  ['joann', 0],
  ['reyes', 0],
  ['joann.reyes@', 0],
  ['JOANN.REYES@EXAMPLE.COM', 0],
])('of those that are offered for %j the one that is meant has the place %i', (typed, place) => {
  const contacts = ['Joann Reyes <joann.reyes@example.com>', 'Joann <joann@example.com>'];
  expect(meantSuggestion(suggestions(contacts, typed, [], fold), typed, fold)).toBe(place);
});

test('what is half typed goes along with the mail, and a mail where nothing is stays the same', () => {
  const draft = { ...emptyDraft('mail'), to: ['Ada <ada@example.com>'] };
  expect(withTyped(draft, NOTHING_TYPED)).toBe(draft);
  const whole = withTyped(draft, { to: 'bo@example.com, ada@example.com', cc: ' ', bcc: 'Cem' });
  expect(whole).toEqual({ ...draft, to: ['Ada <ada@example.com>', 'bo@example.com'], bcc: ['Cem'] });
});
