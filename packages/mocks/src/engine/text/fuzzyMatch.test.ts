import { describe, expect, test } from 'vitest';
import { isFuzzyMatch } from './fuzzyMatch';

describe('isFuzzyMatch', () => {
  test.each([
    ['wacth', 'watch'],
    ['watc', 'watch'],
    ['wattch', 'watch'],
    ['match', 'watch'],
    ['chornograhp', 'chronograph'],
    ['chrono', 'chronograph'],
    ['chrnog', 'chronograph'],
    ['siyha', 'siyah'],
  ])('matches typed %s with %s', (typed, word) => {
    expect(isFuzzyMatch(typed, word)).toBe(true);
  });

  test.each([
    ['cat', 'car'],
    ['watch', 'garden'],
    ['strap', 'shirt'],
    ['4006381333931', '4006381333932'],
    ['sk-1042', 'sk-1043'],
    ['a'.repeat(255), 'watch'],
  ])('does not match typed %s with %s', (typed, word) => {
    expect(isFuzzyMatch(typed, word)).toBe(false);
  });
});
