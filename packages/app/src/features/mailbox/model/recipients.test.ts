import { expect, test } from 'vitest';
import { emptyDraft, NO_TYPED_TEXT } from './composeDraft';
import { isComplete, defaultSuggestion, suggestions, withRecipients, withTyped } from './recipients';

const fold = (text: string) => text.toLowerCase();
const people = ['Tom Hallberg <tom@example.com>', 'Aylin Demirtaş <aylin@example.com>', 'Priya Tomson <priya@example.com>'];

test('withRecipients: splits a pasted list, and adds nobody twice', () => {
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
])('isComplete: returns for %j: %j', (text, whole) => expect(isComplete(text)).toBe(whole));

test('suggestions: ranks people by how their names begin, without those already added', () => {
  expect(suggestions(people, 'tom', [], fold)).toEqual([people[0], people[2]]);
  expect(suggestions(people, 'tom', ['tom@example.com'], fold)).toEqual([people[2]]);
  expect([' ', '"', '<'].map((typed) => suggestions(people, typed, [], fold))).toEqual([[], [], []]);
  const alike = ['Joann <j@example.com>', 'Anna <a@example.com>', 'Ann Bell <b@example.com>', 'Ann <c@example.com>'];
  expect(suggestions(alike, 'ann', [], fold)).toEqual(alike.toReversed());
});

test.each([
  // Without an explicit choice, Joann would get Ann's mail.
  ['ann@example.com', -1],
  ['ann', -1],
  ['reyes@example.com', -1],
  ['joann', 0],
  ['reyes', 0],
  ['joann.reyes@', 0],
  ['JOANN.REYES@EXAMPLE.COM', 0],
])('defaultSuggestion: selects for %j the index %i', (typed, place) => {
  const contacts = ['Joann Reyes <joann.reyes@example.com>', 'Joann <joann@example.com>'];
  expect(defaultSuggestion(suggestions(contacts, typed, [], fold), typed, fold)).toBe(place);
});

test('withTyped: adds half-typed recipients, and returns the same mail where there are none', () => {
  const draft = { ...emptyDraft('mail'), to: ['Ada <ada@example.com>'] };
  expect(withTyped(draft, NO_TYPED_TEXT)).toBe(draft);
  const whole = withTyped(draft, { to: 'bo@example.com, ada@example.com', cc: ' ', bcc: 'Cem' });
  expect(whole).toEqual({ ...draft, to: ['Ada <ada@example.com>', 'bo@example.com'], bcc: ['Cem'] });
});
