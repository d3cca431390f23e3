import { expect, test } from 'vitest';
import { peopleOf, personLabel, plainName, uniquePeople } from './mailText';

test.each([
  ['Ayşe Işık <ayse@example.com>', 'Ayşe Işık'],
  ['ayse@example.com', 'ayse@example.com'],
  ['Somebody', 'Somebody'],
  ['in\u202evoice <x@example.com>', 'invoice'],
])('%j is called %s', (text, label) => expect(personLabel(text)).toBe(label));

test('names lose what turns their direction', () => {
  expect(plainName('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
});

test('people are told apart by their addresses', () => {
  expect(uniquePeople(peopleOf('Ada <ada@example.com>, ADA@example.com; b@example.com'))).toHaveLength(2);
});
