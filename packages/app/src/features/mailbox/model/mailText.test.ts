import { expect, test } from 'vitest';
import { excerptOf, peopleOf, personLabel, plainName, uniquePeople } from './mailText';

test.each([
  ['Ayşe Işık <ayse@example.com>', 'Ayşe Işık'],
  ['ayse@example.com', 'ayse@example.com'],
  ['Somebody', 'Somebody'],
  ['in\u202evoice <x@example.com>', 'invoice'],
])('personLabel: shows %j as %s', (text, label) => expect(personLabel(text)).toBe(label));

test('plainName: removes characters that change the text direction', () => {
  expect(plainName('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
});

test('uniquePeople: distinguishes people by their addresses', () => {
  expect(uniquePeople(peopleOf('Ada <ada@example.com>, ADA@example.com; b@example.com'))).toHaveLength(2);
});

test.each([
  ['Morning,\n\n  the boxes are here.', false, 'Morning, the boxes are here.'],
  ['<style>p{color:red}</style><p>Rope &lt; 6&nbsp;m &amp; soap</p><p>Bye</p>', true, 'Rope < 6 m & soap Bye'],
  ['x'.repeat(300), false, 'x'.repeat(200)],
])('excerptOf: shortens %j', (content, isHtml, excerpt) => expect(excerptOf({ content, isHtml })).toBe(excerpt));
