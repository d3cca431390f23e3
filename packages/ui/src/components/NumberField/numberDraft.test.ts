import { describe, expect, it } from 'vitest';
import { draftAfter, draftOf, textOf } from './numberDraft';

const en = { locale: 'en', maxFractionDigits: 2, minFractionDigits: 2 };
const tr = { ...en, locale: 'tr' };

describe('number draft', () => {
  it('stays while the caller has not responded, and when it accepted the number', () => {
    const draft = draftOf('19.5', 24, en);
    expect(draft.reported).toBe(19.5);
    expect(draftAfter(draft, 24)).toBe(draft);
    expect(draftAfter(draft, 19.5)).toEqual({ ...draft, callerValue: 19.5 });
  });
  it('is replaced by a value from elsewhere', () => {
    expect(draftAfter(draftOf('19.5', 24, en), 7)).toBeNull();
    expect(draftAfter(draftOf('', 24, en), 7)).toBeNull();
  });
  it('is replaced when the typed number is accepted and then discarded', () => {
    const taken = draftAfter(draftOf('19.5', 24, en), 19.5);
    expect(draftAfter(taken, 24)).toBeNull();
  });
  it('keeps invalid text, whether the caller keeps its number or holds NaN or null', () => {
    const draft = draftOf('a lot', 24, en);
    expect(draftAfter(draft, 24)).toBe(draft);
    expect(draftAfter(draft, Number.NaN)?.text).toBe('a lot');
    expect(draftAfter(draft, null)?.text).toBe('a lot');
  });
  it('keeps a text with too many decimals when the caller holds the intended number', () => {
    const held = draftAfter(draftOf('1.50', 24, { locale: 'en', maxFractionDigits: 0 }), 1.5);
    expect(held?.text).toBe('1.50');
    expect(draftAfter(held, 24)).toBeNull();
  });
  it('is replaced when invalid text is discarded', () => {
    const held = draftAfter(draftOf('a lot', 24, en), Number.NaN);
    expect(draftAfter(held, 24)).toBeNull();
    expect(draftAfter(held, null)).toBeNull();
  });
});

describe('textOf', () => {
  it('returns the value in the format of the language', () => {
    expect(textOf(null, 1234.5, en)).toBe('1,234.50');
    expect(textOf(null, 1234.5, tr)).toBe('1.234,50');
    expect(textOf(null, Number.NaN, tr)).toBe('');
  });
  it('returns typed text unchanged', () => {
    expect(textOf(draftOf('1234.5', 24, en), 1234.5, en)).toBe('1234.5');
  });
  it('reformats typed text for another language', () => {
    expect(textOf(draftOf('1234.5', 24, en), 1234.5, tr)).toBe('1.234,50');
  });
  it('keeps invalid text in any language', () => {
    expect(textOf(draftOf('a lot', 24, en), Number.NaN, tr)).toBe('a lot');
  });
});
