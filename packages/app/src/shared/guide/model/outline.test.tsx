import { expect, it } from 'vitest';
import { outlineOf, readingMinutes } from './outline';

it('outlineOf: derives unique heading ids from their words', () => {
  const { html, headings } = outlineOf(
    '<h2>İlk adım</h2><p>a</p><h2>Same <em>one</em></h2><h2>Same one!</h2><h2> </h2><h3>Less</h3>',
  );
  expect(headings.map(({ text }) => text)).toEqual(['İlk adım', 'Same one', 'Same one!']);
  expect(headings[1]?.id).toBe('section-same-one');
  expect(headings[2]?.id).toBe('section-same-one-2');
  expect(html).toContain('<h2 id="section-same-one" tabindex="-1">Same <em>one</em></h2>');
});

it.each([
  ['', 1],
  [`<p>${'word '.repeat(120)}</p>`, 1],
  [`<p>${'word '.repeat(360)}</p>`, 3],
])('readingMinutes: returns at least a minute', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
