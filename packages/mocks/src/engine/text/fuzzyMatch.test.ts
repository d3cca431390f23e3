import { describe, expect, test } from 'vitest';
import { isFuzzyMatch } from './fuzzyMatch';

describe('a word that was typed', () => {
  test.each([
    ['wacth', 'watch'],
    ['watc', 'watch'],
    ['wattch', 'watch'],
    ['match', 'watch'],
    ['chornograhp', 'chronograph'],
    ['chrono', 'chronograph'],
    ['chrnog', 'chronograph'],
    ['siyha', 'siyah'],
  ])('%s is near %s', (typed, word) => {
    expect(isFuzzyMatch(typed, word)).toBe(true);
  });

  test.each([
    ['cat', 'car'],
    ['watch', 'garden'],
    ['strap', 'shirt'],
    ['4006381333931', '4006381333932'],
    ['sk-1042', 'sk-1043'],
    ['a'.repeat(255), 'watch'],
  ])('%s is not near %s', (typed, word) => {
    expect(isFuzzyMatch(typed, word)).toBe(false);
  });
});
