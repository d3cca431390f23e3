import { describe, expect, it } from 'vitest';
import { draftAfter, draftOf, textOf } from './numberDraft';

const en = { locale: 'en', maxFractionDigits: 2, minFractionDigits: 2 };
const tr = { ...en, locale: 'tr' };

describe('a draft', () => {
  it('stands while the caller has not answered, and when it took the number', () => {
    const draft = draftOf('19.5', 24, en);
    expect(draft.told).toBe(19.5);
    expect(draftAfter(draft, 24)).toBe(draft);
    expect(draftAfter(draft, 19.5)).toEqual({ ...draft, seen: 19.5 });
  });
  it('gives way to a value from elsewhere', () => {
    expect(draftAfter(draftOf('19.5', 24, en), 7)).toBeNull();
    expect(draftAfter(draftOf('', 24, en), 7)).toBeNull();
  });
  it('gives way when the typed number is taken and then discarded', () => {
    const taken = draftAfter(draftOf('19.5', 24, en), 19.5);
    expect(draftAfter(taken, 24)).toBeNull();
  });
  it('keeps nonsense, whether the caller keeps its number or holds NaN or null', () => {
    const draft = draftOf('a lot', 24, en);
    expect(draftAfter(draft, 24)).toBe(draft);
    expect(draftAfter(draft, Number.NaN)?.text).toBe('a lot');
    expect(draftAfter(draft, null)?.text).toBe('a lot');
  });
  it('with too many decimals stands as it was typed, when the caller holds the number that was meant', () => {
    const held = draftAfter(draftOf('1.50', 24, { locale: 'en', maxFractionDigits: 0 }), 1.5);
    expect(held?.text).toBe('1.50');
    expect(draftAfter(held, 24)).toBeNull();
  });
  it('gives way when nonsense is discarded', () => {
    const held = draftAfter(draftOf('a lot', 24, en), Number.NaN);
    expect(draftAfter(held, 24)).toBeNull();
    expect(draftAfter(held, null)).toBeNull();
  });
});

describe('the text', () => {
  it('is the value as the language writes it', () => {
    expect(textOf(null, 1234.5, en)).toBe('1,234.50');
    expect(textOf(null, 1234.5, tr)).toBe('1.234,50');
    expect(textOf(null, Number.NaN, tr)).toBe('');
  });
  it('is what was typed, as it was typed', () => {
    expect(textOf(draftOf('1234.5', 24, en), 1234.5, en)).toBe('1234.5');
  });
  it('is written anew in another language', () => {
    expect(textOf(draftOf('1234.5', 24, en), 1234.5, tr)).toBe('1.234,50');
  });
  it('is nonsense in any language', () => {
    expect(textOf(draftOf('a lot', 24, en), Number.NaN, tr)).toBe('a lot');
  });
});
