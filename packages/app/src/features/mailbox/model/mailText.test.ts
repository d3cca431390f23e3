import { expect, test } from 'vitest';
import { excerptOf, peopleOf, personLabel, plainName, uniquePeople } from './mailText';

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

test.each([
  ['Morning,\n\n  the boxes are here.', false, 'Morning, the boxes are here.'],
  ['<style>p{color:red}</style><p>Rope &lt; 6&nbsp;m &amp; soap</p><p>Bye</p>', true, 'Rope < 6 m & soap Bye'],
  ['x'.repeat(300), false, 'x'.repeat(200)],
])('%j begins so in a list', (content, isHtml, excerpt) => expect(excerptOf({ content, isHtml })).toBe(excerpt));
