import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureOf, STOPS } from './stops';

const recorded = `${import.meta.dirname}/../../../../../../.storybook/__snapshots__`;

test.each(STOPS)('STOPS: $id shows recorded stories', ({ story }) => {
  expect(Object.values(story).filter((each) => !existsSync(`${recorded}/${each}.light.webp`))).toEqual([]);
});

test.each(['en', 'de'])('pictureOf: returns the English pictures in %s', (language) => {
  expect(pictureOf(STOPS[0], language)).toBe('/media/stories/app-features-store-screens-storescreen/default.webp');
});

test('pictureOf: returns the Turkish pictures in Turkish', () => {
  expect(pictureOf(STOPS[0], 'tr')).toBe('/media/stories/app-features-store-screens-storescreen/turkish.webp');
});
