import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storiesShown } from './storiesShown';

test.each(['light', 'dark'])('storiesShown: names only stories whose pictures are recorded in the %s scheme', (scheme) => {
  const pictures = storiesShown();
  const recorded = (story: string) => new URL(`../../../../.storybook/__snapshots__/${story}.${scheme}.webp`, import.meta.url);
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((story) => !existsSync(recorded(story)))).toEqual([]);
});
