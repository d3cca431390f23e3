import { describe, expect, it } from 'vitest';
import { parseDay, parsePastedDay, problemOf } from './dayText';

describe('parseDay', () => {
  it('reads a day', () => expect(parseDay('2028-02-29')?.toString()).toBe('2028-02-29'));
  it.each([null, undefined, '', 'never', '2026-02-31', '2026-13-01', '0026-03-20', '12026-03-20', '2026-03-20T10:00'])(
    'returns null for %s',
    (text) => expect(parseDay(text)).toBeNull(),
  );
});

describe('pastedDay', () => {
  const turkish = ['day', 'month', 'year'] as const;
  const american = ['month', 'day', 'year'] as const;
  it.each([
    ['20.03.2026', turkish],
    [' 20 / 3 / 2026 ', turkish],
    ['3/20/2026', american],
    ['2026-03-20', turkish],
    ['2026-03-20', american],
  ])('reads %s', (text, order) => expect(parsePastedDay(text, order)?.toString()).toBe('2026-03-20'));
  it.each(['31.04.2026', '20.03.26', '20.03', 'tomorrow', '1 2 3 4', ''])('ignores %s', (text) =>
    expect(parsePastedDay(text, turkish)).toBeNull(),
  );
});

describe('problemOf', () => {
  const held = parseDay('2026-03-20');
  it.each([
    [{ day: 20, month: 3, year: 2026 }, null],
    [{ day: null, month: null, year: null }, null],
    [{ day: 20, month: null, year: 2026 }, 'incomplete'],
    [{ day: 20, month: 3, year: 20 }, 'incomplete'],
    [{ day: 31, month: 4, year: 2026 }, 'noSuchDay'],
  ])('finds the problem of %j', (parts, problem) => expect(problemOf(parts, held)).toBe(problem));
});
