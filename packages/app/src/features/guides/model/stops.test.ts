import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STOPS } from './stops';

const recorded = `${import.meta.dirname}/../../../../../../.storybook/__snapshots__`;

test.each(STOPS)('$id shows a story that is recorded', ({ story }) => {
  expect(existsSync(`${recorded}/${story}.light.webp`)).toBe(true);
});
