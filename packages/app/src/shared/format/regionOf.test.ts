import { afterEach, expect, test, vi } from 'vitest';
import { regionOf } from './regionOf';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [['en-GB', 'en'], 'en', 'en-GB'],
  [['de-DE', 'EN-nz', 'en-US'], 'en', 'EN-nz'],
  [['en-GB'], 'tr', 'tr'],
  [['en'], 'en', 'en'],
  [[], 'en', 'en'],
])('regionOf: picks for browser languages %j and %s the region %s', (languages, language, region) => {
  vi.stubGlobal('navigator', { languages });
  expect(regionOf(language)).toBe(region);
});
