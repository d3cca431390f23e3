import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureOf, STOPS } from './stops';

const recorded = `${import.meta.dirname}/../../../../../../.storybook/__snapshots__`;

test.each(STOPS)('$id shows stories that are recorded', ({ story }) => {
  expect(Object.values(story).filter((each) => !existsSync(`${recorded}/${each}.light.webp`))).toEqual([]);
});

test.each(['en', 'de'])('the pictures are English in %s', (language) => {
  expect(pictureOf(STOPS[0], language)).toBe('/media/stories/app-features-store-screens-storescreen/default.webp');
});

test('the pictures are Turkish in Turkish', () => {
  expect(pictureOf(STOPS[0], 'tr')).toBe('/media/stories/app-features-store-screens-storescreen/turkish.webp');
});
