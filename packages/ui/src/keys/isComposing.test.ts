import { expect, test } from 'vitest';
import { isComposing } from './isComposing';

const key = (init: { isComposing?: boolean; keyCode?: number }) =>
  ({ isComposing: false, keyCode: 13, ...init }) as unknown as KeyboardEvent;

test('isComposing: is true for a key of a composition', () => {
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({}))).toBe(false);
});

test('isComposing: is true for the Enter that Safari sends after the composition', () =>
  expect(isComposing(key({ keyCode: 229 }))).toBe(true));
