import { describe, expect, it } from 'vitest';
import { shortDate } from './shortDate';

describe('shortDate', () => {
  it.each([
    ['en', '03/20/2026'],
    ['tr', '20.03.2026'],
    ['de', '20.03.2026'],
  ])('writes a day as %s does', (locale, text) => expect(shortDate('2026-03-20', locale)).toBe(text));
  it.each(['never', '2026-02-31', '12026-03-20'])('leaves %s to the field', (text) =>
    expect(shortDate(text, 'en')).toBeUndefined(),
  );
});
