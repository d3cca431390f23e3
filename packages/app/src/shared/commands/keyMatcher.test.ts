import { describe, expect, it } from 'vitest';
import type { Command } from './command';
import { createKeyMatcher, SEQUENCE_PAUSE } from './keyMatcher';
import { isSingleKeys, type KeyPress, parseKeys } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const command = (keys: string): Command => ({ id: keys, title: keys, section: 'action', run: () => undefined, keys });
const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };

/** Types a series of key presses and returns the last match. */
function typed(keys: readonly string[], presses: KeyPress[], isApple = false) {
  const matcher = createKeyMatcher(isApple);
  const found = presses.map((each, index) => matcher.press(each, keys.map(command), index)).at(-1);
  return typeof found === 'object' ? (found?.id ?? null) : found;
}

describe('stroke', () => {
  it.each([
    ['Ctrl is mod', press('k', { ctrlKey: true }), false, 'mod+k'],
    ['Cmd is mod on Apple’s keyboards', press('k', { metaKey: true }), true, 'mod+k'],
    ['Ctrl is not mod there', press('k', { ctrlKey: true }), true, null],
    ['Caps Lock makes no difference', press('K', { ctrlKey: true }), false, 'mod+k'],
    ['Shift does', press('K', { ctrlKey: true, shiftKey: true }), false, null],
    ['nor is a single key a chord', press('k'), false, null],
    ['? with Shift, as on most layouts', press('?', { shiftKey: true }), false, '?'],
    ['? without', press('?'), false, '?'],
    ['? by AltGr', press('?', altGr), false, '?'],
    ['Ctrl-? is not ?', press('?', { ctrlKey: true, shiftKey: true }), false, null],
    ['a letter by AltGr is another character', press('k', altGr), false, null],
  ] as const)('matches as expected: %s', (_, pressed, isApple, expected) => {
    expect(typed(['mod+k', '?'], [pressed], isApple)).toBe(expected);
  });

  it.each(['i', 'I', 'ı', 'İ'])('takes %s as one letter in Turkish and English', (key) => {
    expect(typed(['g i'], [press('g'), press(key)])).toBe('g i');
  });
});

describe('sequence', () => {
  it('waits for its last key', () => {
    expect(typed(['g i'], [press('g')])).toBe('waiting');
    expect(typed(['g i', 'g t'], [press('g'), press('t')])).toBe('g t');
  });
  it('gives way to another sequence that begins', () => {
    expect(typed(['g i', '?'], [press('g'), press('?')])).toBe('?');
    expect(typed(['g i'], [press('g'), press('g'), press('i')])).toBe('g i');
    expect(typed(['g i'], [press('g'), press('x'), press('i')])).toBe(null);
  });
  it('is forgotten after a pause', () => {
    const matcher = createKeyMatcher(false);
    matcher.press(press('g'), [command('g i')], 0);
    expect(matcher.press(press('i'), [command('g i')], SEQUENCE_PAUSE + 1)).toBe(null);
  });
});

it('isSingleKeys: separates keys that may be switched off from chords', () => {
  expect(['?', 'g i', 'shift+n'].map(isSingleKeys)).toEqual([true, true, true]);
  expect(['mod+k', 'alt+n'].map(isSingleKeys)).toEqual([false, false]);
});

it('parseKeys: rejects what is no key', () => {
  expect(() => parseKeys('ctrl+k')).toThrow('"ctrl+k"');
  expect(() => parseKeys('g ')).toThrow('"g "');
});
