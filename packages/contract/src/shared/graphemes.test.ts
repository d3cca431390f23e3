import { describe, expect, it } from 'vitest';
import { countGraphemes, isLongerThan } from './graphemes';

describe('countGraphemes', () => {
  it.each([
    ['', 0],
    ['kutu', 4],
    ['ığdır', 5],
    ['a\r\nb', 3],
    ['a👨‍👩‍👧‍👦e\u0301', 3],
    ['🇹🇷🇩🇪', 2],
  ])('counts in %j %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('stops at the given limit', () => {
    expect(countGraphemes('ş'.repeat(1_000_000), 500)).toBe(500);
    expect(countGraphemes('👍'.repeat(1_000_000), 500)).toBe(500);
  });
});

describe('isLongerThan', () => {
  it('compares the number of graphemes, not of code units, with the limit', () => {
    expect(isLongerThan('ağaç', 4)).toBe(false);
    expect(isLongerThan('👨‍👩‍👧‍👦', 1)).toBe(false);
    expect(isLongerThan('👨‍👩‍👧‍👦a', 1)).toBe(true);
    expect(isLongerThan('ağaçlar', 4)).toBe(true);
  });
});
