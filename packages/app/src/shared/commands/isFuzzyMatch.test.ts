import { expect, it } from 'vitest';
import { isFuzzyMatch } from './isFuzzyMatch';

it.each(['appearance', 'appear', 'apearance', 'appaerance', 'appeearance', 'appesrance', 'xppearance'])(
  '%s is appearance',
  (typed) => expect(isFuzzyMatch(typed, 'appearance')).toBe(true),
);

it.each(['apaerence', 'dark', 'apx', 'appearances of'])('%s is not', (typed) =>
  expect(isFuzzyMatch(typed, 'appearance')).toBe(false),
);
