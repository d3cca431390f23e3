import { expect, test } from 'vitest';
import { emptyDraft, NOTHING_TYPED } from './composeDraft';
import { isWhole, suggestions, withRecipients, withTyped } from './recipients';

const fold = (text: string) => text.toLowerCase();
const people = ['Tom Hallberg <tom@example.com>', 'Aylin Demirtaş <aylin@example.com>', 'Priya Tomson <priya@example.com>'];

test('a pasted list is taken apart, and nobody is there twice', () => {
  expect(withRecipients(['Tom <tom@example.com>'], 'TOM@example.com, "Okafor, Chidi" <c@example.com>; bad one')).toEqual([
    'Tom <tom@example.com>',
    '"Okafor, Chidi" <c@example.com>',
    'bad one',
  ]);
});

test.each([
  ['a@b.co', true],
  ['a, b', true],
  ['ay', false],
])('%j is whole: %j', (text, whole) => expect(isWhole(text)).toBe(whole));

test('people are offered by how they begin, without those who are named', () => {
  expect(suggestions(people, 'tom', [], fold)).toEqual([people[0], people[2]]);
  expect(suggestions(people, 'tom', ['tom@example.com'], fold)).toEqual([people[2]]);
  expect(suggestions(people, '  ', [], fold)).toEqual([]);
});

test('what is half typed goes along with the mail, and a mail where nothing is stays the same', () => {
  const draft = { ...emptyDraft('mail'), to: ['Ada <ada@example.com>'] };
  expect(withTyped(draft, NOTHING_TYPED)).toBe(draft);
  const whole = withTyped(draft, { to: 'bo@example.com, ada@example.com', cc: ' ', bcc: 'Cem' });
  expect(whole).toEqual({ ...draft, to: ['Ada <ada@example.com>', 'bo@example.com'], bcc: ['Cem'] });
});
