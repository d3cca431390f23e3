import { expect, it } from 'vitest';
import { isFuzzyMatch } from './isFuzzyMatch';

it.each(['appearance', 'appear', 'apearance', 'appaerance', 'appeearance', 'appesrance', 'xppearance'])(
  "isFuzzyMatch: accepts %s as 'appearance'",
  (typed) => expect(isFuzzyMatch(typed, 'appearance')).toBe(true),
);

it.each(['apaerence', 'dark', 'apx', 'appearances of'])("isFuzzyMatch: rejects %s for 'appearance'", (typed) =>
  expect(isFuzzyMatch(typed, 'appearance')).toBe(false),
);
