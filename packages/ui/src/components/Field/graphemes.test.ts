import { describe, expect, it } from 'vitest';
import { countGraphemes, lengthNearLimit, splitGraphemes } from './graphemes';

describe('countGraphemes', () => {
  it.each([
    ['', 0],
    ['kutu', 4],
    ['ağaç', 4],
    ['ağac\u0327', 4],
    ['👩‍👩‍👧‍👦', 1],
    ['🇹🇷🇩🇪', 2],
    ['é', 1],
    ['a\u0000b', 3],
  ])('counts in %j %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('stops at the given maximum', () => {
    expect(countGraphemes('ş'.repeat(1_000_000), 500)).toBe(500);
    expect(countGraphemes('s'.repeat(1_000_000), 500)).toBe(500);
  });
});

describe('splitGraphemes', () => {
  it.each([
    ['', []],
    ['şık', ['ş', 'ı', 'k']],
    ['e\u0301👍🏽', ['e\u0301', '👍🏽']],
  ])('splits %j', (text, letters) => {
    expect(splitGraphemes(text)).toEqual(letters);
  });
});

describe('lengthNearLimit', () => {
  it('returns null while the limit is far', () => {
    expect(lengthNearLimit('', 10)).toBeNull();
    expect(lengthNearLimit('1234567', 10)).toBeNull();
    expect(lengthNearLimit('👩‍👩‍👧‍👦', 10)).toBeNull();
  });
  it('counts from four fifths of the limit', () => {
    expect(lengthNearLimit('12345678', 10)).toEqual({ used: 8, uncounted: false, over: false });
    expect(lengthNearLimit('1234567890', 10)).toEqual({ used: 10, uncounted: false, over: false });
  });
  it('reports what is too long', () => {
    expect(lengthNearLimit('12345678901', 10)).toEqual({ used: 11, uncounted: false, over: true });
    expect(lengthNearLimit('x'.repeat(10_000), 10)).toEqual({ used: 20, uncounted: true, over: true });
  });
});
