import { expect, it } from 'vitest';
import { isNearly } from './isNearly';

it.each(['appearance', 'appear', 'apearance', 'appaerance', 'appeearance', 'appesrance', 'xppearance'])(
  '%s is appearance',
  (typed) => expect(isNearly(typed, 'appearance')).toBe(true),
);

it.each(['apaerence', 'dark', 'apx', 'appearances of'])('%s is not', (typed) =>
  expect(isNearly(typed, 'appearance')).toBe(false),
);
