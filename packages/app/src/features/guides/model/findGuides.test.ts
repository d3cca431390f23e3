import { expect, test } from 'vitest';
import { linkGuides, readGuide } from '#shared/guide/model/readGuide';
import { findGuides } from './findGuides';

const file = (guide: string, text: string) => ({ category: 'one', guide, written: readGuide(text) });
const entries = [
  { category: 'one', guide: 'a', title: 'Serving' },
  { category: 'one', guide: 'b', title: 'Themes' },
];
const files = [
  file('a', '# Serving\n\nA folder of files.\n\n## Ports\n\nThe `PORT` of a **theme**, see [ports](b.md).\n'),
  file('b', `# Themes\n\nSix.\n\n${'Long words before it. '.repeat(20)}The ramp of colours. ${'And after. '.repeat(30)}`),
];
const find = (search: string) => findGuides(entries, files, search, (text) => text.toLowerCase());

test('readGuide: splits a guide into title, lead and body', () => {
  expect(readGuide('# Serving\r\n\r\nA folder.\r\n\r\n## Ports\r\n')).toEqual({
    title: 'Serving',
    lead: 'A folder.',
    body: '## Ports\n',
  });
  expect(readGuide('')).toEqual({ title: '', lead: '', body: '' });
});

test('guide links: lead from guide to guide, and leave other files unchanged', () => {
  const link = (text: string) => linkGuides(text, 'one', ({ category, guide }) => `/at/${category}/${guide}`);
  expect(link('[a](a.md) [b](../two/b.md) [c](../../../architecture.md) [d](/apps/d)')).toBe(
    '[a](/at/one/a) [b](/at/two/b) [c](../../../architecture.md) [d](/apps/d)',
  );
});

test('findGuides: finds guides with all words, those with a word in the title first', () => {
  expect(find('theme').map(({ guide }) => guide)).toEqual(['b', 'a']);
  expect(find('PORT theme').map(({ guide }) => guide)).toEqual(['a']);
  expect(find('b.md')).toEqual([]);
  expect(find(' ')).toEqual([]);
});

test('findGuides: shows the text around the match', () => {
  const [found] = find('ramp');
  expect(found?.excerpt).toMatch(/^… .*ramp of colours.* …$/);
  expect(find('port')[0]?.excerpt).toBe('A folder of files. Ports The PORT of a theme, see ports.');
});
