import { describe, expect, it } from 'vitest';
import { type KeyRole, advanceBurst, isCode, type KeyDown, NO_BURST, type ScannerSettings } from './burst';

const USUAL: ScannerSettings = { gap: 35, end: 'enter' };

/** Plays keys, each the given milliseconds after the previous one. */
function play(keys: readonly (string | Partial<KeyDown>)[], gaps: number | readonly number[], settings = USUAL) {
  let burst = NO_BURST;
  let at = 1000;
  const keyRoles: KeyRole[] = [];
  keys.forEach((each, index) => {
    at += typeof gaps === 'number' ? gaps : (gaps[index] ?? gaps.at(-1) ?? 0);
    const press = { key: '', at, ...(typeof each === 'string' ? { key: each } : each) };
    const step = advanceBurst(burst, press, settings);
    burst = step.burst;
    keyRoles.push(step.keyRole);
  });
  return { text: burst.text, heard: keyRoles, last: keyRoles.at(-1) };
}

const EAN = [...'4006381333931', 'Enter'];

describe('advanceBurst with a scanner', () => {
  it.each([
    ['a wired one, 1 ms a key', 1],
    ['a usual one, 8 ms', 8],
    ['a wireless one, 30 ms', 30],
  ])('recognises %s', (_, gap) => {
    expect(play(EAN, gap)).toMatchObject({ text: '4006381333931', last: 'scanned' });
  });

  it('recognises 55 ms per key only when set to slow', () => {
    expect(play(EAN, 55).last).toBe('other');
    expect(play(EAN, 55, { gap: 60, end: 'enter' }).last).toBe('scanned');
  });

  it('accepts Shift before capitals', () => {
    expect(play(['Shift', 'S', 'Shift', 'K', '-', '4', '2', 'Enter'], 6)).toMatchObject({ text: 'SK-42', last: 'scanned' });
  });

  it('returns an AIM prefix unchanged', () => {
    expect(play([...']E04006381333931', 'Enter'], 5).text).toBe(']E04006381333931');
  });

  it('allows a longer gap before the end key', () => {
    expect(play(EAN, [...Array.from({ length: 13 }, () => 8), 90]).last).toBe('scanned');
    expect(play(EAN, [...Array.from({ length: 13 }, () => 8), 140]).last).toBe('other');
  });

  it('ends with Tab where configured: Enter is then an ordinary key', () => {
    const settings: ScannerSettings = { gap: 35, end: 'tab' };
    expect(play([...'4006381333931', 'Tab'], 5, settings).last).toBe('scanned');
    expect(play(EAN, 5, settings).last).toBe('other');
  });

  it('begins after slowly typed text', () => {
    const { text, last } = play(['1', '2', ...EAN], [400, 180, 300, ...Array.from({ length: 13 }, () => 8)]);
    expect([text, last]).toEqual(['4006381333931', 'scanned']);
  });
});

describe('advanceBurst with typing', () => {
  it.each([
    ['a fast typist, 70 ms a key', [...'SKU12345', 'Enter'], 70],
    ['two fingers that roll over two keys', [...'oslo1234', 'Enter'], [90, 18, 80, 20, 85, 15, 90, 22, 80]],
    ['a price on the number pad', ['1', '9', '9', '9', 'Enter'], [70, 45, 40, 55, 60]],
    ['one who is fast but for one key', [...'40063813', 'Enter'], [9, 9, 9, 9, 9, 9, 50, 9, 9]],
  ])('ignores %s', (_, keys, gaps) => {
    expect(play(keys, gaps).last).toBe('other');
  });

  it('ignores a key held down, which repeats as fast as a scanner', () => {
    const held = Array.from({ length: 12 }, () => ({ key: '1', isRepeat: true }));
    expect(play(['1', ...held, 'Enter'], [100, 500, 30]).last).toBe('other');
  });

  it('ignores a paste shortcut', () => {
    expect(play([{ key: 'v', isCommand: true }, 'Enter'], 5).last).toBe('other');
  });

  it('ignores a word typed by a program', () => {
    expect(play([...'breakwater', 'Enter'], 1).last).toBe('other');
  });

  it('ignores three digits and Enter at any speed', () => {
    expect(play(['1', '2', '3', 'Enter'], 1).last).toBe('other');
  });
});

describe('isCode', () => {
  it('requires six characters without an end key, as only the speed identifies the scan', () => {
    expect(isCode('12345', { end: 'pause' })).toBe(false);
    expect(isCode('123456', { end: 'pause' })).toBe(true);
  });
});
