import { expect, test } from 'vitest';
import { isComposing } from './isComposing';

const key = (init: { isComposing?: boolean; keyCode?: number }) =>
  ({ isComposing: false, keyCode: 13, ...init }) as unknown as KeyboardEvent;

test('a key of a composition is none of the page', () => {
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({}))).toBe(false);
});

test('so is the Enter that Safari sends after the composition', () => expect(isComposing(key({ keyCode: 229 }))).toBe(true));
