import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey';

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }, { id: 'd' }];

describe('tabAfterKey', () => {
  it.each([
    ['a', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'a'],
    ['d', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'd'],
    ['c', 'Home', 'a'],
    ['a', 'End', 'd'],
    ['a', 'ArrowDown', null],
    ['a', 'x', null],
  ])('moves from %s by %s to %s', (chosen, key, expected) => {
    expect(tabAfterKey(tabs, chosen, key, false)).toBe(expected);
  });

  it('reverses the arrows in right-to-left text', () => {
    expect(tabAfterKey(tabs, 'a', 'ArrowLeft', true)).toBe('c');
  });

  it('returns null when there is nothing to select', () => {
    expect(tabAfterKey([{ id: 'a', disabled: true }], 'a', 'ArrowRight', false)).toBeNull();
  });
});
