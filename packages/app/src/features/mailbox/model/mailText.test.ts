import { expect, test } from 'vitest';
import { linkedParts, peopleOf, personLabel, plainName, uniquePeople } from './mailText';

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

test('pages and people can be followed, and what runs can’t', () => {
  const parts = linkedParts('See https://shop.example/a?b=1&c=2. Or www.shop.example, ada@example.com; javascript:alert(1)');
  expect(parts.filter(({ href }) => href).map(({ text, href }) => [text, href])).toEqual([
    ['https://shop.example/a?b=1&c=2', 'https://shop.example/a?b=1&c=2'],
    ['www.shop.example', 'https://www.shop.example'],
    ['ada@example.com', 'mailto:ada@example.com'],
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe(
    'See https://shop.example/a?b=1&c=2. Or www.shop.example, ada@example.com; javascript:alert(1)',
  );
});
