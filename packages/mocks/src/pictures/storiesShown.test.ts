import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storiesShown } from './storiesShown';

test('every picture of a guide or a course is recorded', () => {
  const pictures = storiesShown();
  const recorded = (story: string) => new URL(`../../../../.storybook/__snapshots__/${story}.light.webp`, import.meta.url);
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((story) => !existsSync(recorded(story)))).toEqual([]);
});
