import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber, stepNumber } from './numberText';

const money = (locale: string) => ({ locale, maxFractionDigits: 2, affixes: ['$', 'USD'] });

describe('parseNumber', () => {
  it.each([
    ['en', '19.50', 19.5],
    ['tr', '19,50', 19.5],
    ['en', '1,234.5', 1234.5],
    ['tr', '1.234,5', 1234.5],
    ['en', '1,234,567', 1234567],
    ['tr', '1.234.567', 1234567],
    ['en', '1234567', 1234567],
    ['tr', ',5', 0.5],
    ['en', '5.', 5],
    ['tr', '1.', 1],
    ['tr', '1.234.', 1234],
    ['en', '-3.25', -3.25],
    ['tr', '\u22123,25', -3.25],
    ['en', '007', 7],
    ['en', ' 12 ', 12],
    ['en', '１２', 12],
    ['en', '5.00', 5],
    ['en', '$19.50', 19.5],
    ['tr', '19,50 USD', 19.5],
    ['en', '-$5', -5],
    ['en', '0.30', 0.3],
    ['en', '999999999999999', 999999999999999],
  ])('reads in %s %j as %d', (locale, text, value) => {
    expect(parseNumber(text, money(locale))).toEqual({ ok: true, value });
  });

  it.each(['', '   ', '$'])('reads %j as empty', (text) => {
    expect(parseNumber(text, money('en'))).toEqual({ ok: true, value: null });
  });

  it.each([
    'abc',
    '12abc',
    '1e5',
    '1e400',
    'NaN',
    'Infinity',
    '∞',
    '0x10',
    '--5',
    '5-',
    '+5',
    '-',
    '.',
    ',',
    '1.2.3',
    '1 000',
    '<b>',
    '=1+1',
  ])('rejects %j', (text) => {
    expect(parseNumber(text, money('en'))).toEqual({ ok: false, problem: 'notANumber' });
  });

  it.each([
    ['-0', 'negativeZero'],
    ['-0.00', 'negativeZero'],
    ['1.005', 'tooManyDecimals'],
    ['0.30000000000000004', 'tooManyDecimals'],
    ['9'.repeat(16), 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('rejects %j as %s', (text, problem) => {
    expect(parseNumber(text, money('en'))).toMatchObject({ ok: false, problem });
  });

  it('never takes the decimal sign of the other language for a group separator', () => {
    expect(parseNumber('19.50', money('tr'))).toEqual({ ok: true, value: 19.5 });
    expect(parseNumber('19,5', money('en'))).toEqual({ ok: true, value: 19.5 });
    expect(parseNumber('1,01', money('en'))).toEqual({ ok: true, value: 1.01 });
    for (const text of ['19,5000', '1,23,456', '12,3456', '1,5.5', ',500', '1,,000']) {
      expect(parseNumber(text, money('en'))).toEqual({ ok: false, problem: 'notANumber' });
    }
  });

  it('rejects the other decimal sign where three decimals could be meant, or none', () => {
    expect(parseNumber('1,5', { locale: 'en', maxFractionDigits: 3 })).toEqual({ ok: false, problem: 'notANumber' });
    expect(parseNumber('1,5', { locale: 'en', maxFractionDigits: 0 })).toEqual({ ok: false, problem: 'notANumber' });
  });

  it('accepts only whole numbers where there are no decimals', () => {
    expect(parseNumber('12', { locale: 'tr', maxFractionDigits: 0 })).toEqual({ ok: true, value: 12 });
    expect(parseNumber('12,0', { locale: 'tr', maxFractionDigits: 0 })).toEqual({ ok: true, value: 12 });
    expect(parseNumber('12,5', { locale: 'tr', maxFractionDigits: 0 })).toEqual({
      ok: false,
      problem: 'tooManyDecimals',
      value: 12.5,
    });
  });
});

describe('parseNumber with three digits after the decimal sign', () => {
  it.each([
    ['en', '1.000', 1000],
    ['en', '1.250', 1250],
    ['tr', '1,000', 1000],
    ['en', '-12.500', -12_500],
  ])('reads them as a group where numbers are whole: in %s %j is %d', (locale, text, value) => {
    expect(parseNumber(text, { locale, maxFractionDigits: 0 })).toEqual({ ok: true, value });
  });

  it.each([
    ['en', '1.250', 1.25],
    ['en', '1.000', 1],
    ['tr', '12,500', 12.5],
  ])('rejects them as ambiguous where a number has two decimals: in %s %j', (locale, text, value) => {
    expect(parseNumber(text, money(locale))).toEqual({ ok: false, problem: 'tooManyDecimals', value });
  });

  it('reads them as decimals where three are possible, and after a zero', () => {
    expect(parseNumber('1.250', { locale: 'en', maxFractionDigits: 3 })).toEqual({ ok: true, value: 1.25 });
    expect(parseNumber('0.500', money('en'))).toEqual({ ok: true, value: 0.5 });
    expect(parseNumber('1.0000', { locale: 'en', maxFractionDigits: 0 })).toEqual({ ok: true, value: 1 });
  });
});

describe('formatNumber', () => {
  it('writes a number in the format of the locale', () => {
    expect(formatNumber(1234.5, { locale: 'en', maxFractionDigits: 2, minFractionDigits: 2 })).toBe('1,234.50');
    expect(formatNumber(1234.5, { locale: 'tr', maxFractionDigits: 2, minFractionDigits: 2 })).toBe('1.234,50');
  });
  it('never rounds', () => {
    expect(formatNumber(19.999, { locale: 'en', maxFractionDigits: 2 })).toBe('19.999');
    expect(formatNumber(1e-7, { locale: 'en' })).toBe('0.0000001');
  });
  it('returns empty text for no number, and no minus before zero', () => {
    expect(formatNumber(null, { locale: 'en' })).toBe('');
    expect(formatNumber(Number.NaN, { locale: 'en' })).toBe('');
    expect(formatNumber(Infinity, { locale: 'en' })).toBe('');
    expect(formatNumber(-0, { locale: 'en' })).toBe('0');
  });
  it.each(['en', 'tr', 'de', 'fr'])('writes in %s a text that parses to the same number', (locale) => {
    for (const value of [0, 0.01, -12.3, 1234.56, 1234567.89, 123456789012.34]) {
      expect(parseNumber(formatNumber(value, { locale, maxFractionDigits: 2 }), { locale, maxFractionDigits: 2 })).toEqual({
        ok: true,
        value,
      });
    }
  });
});

describe('stepNumber', () => {
  it('adds decimals without binary noise', () => {
    expect(stepNumber(0.1, 0.2, {})).toBe(0.3);
    expect(stepNumber(19.5, 1, {})).toBe(20.5);
    expect(stepNumber(1.005, -1, {})).toBe(0.005);
  });
  it('starts at zero, or at the minimum', () => {
    expect(stepNumber(null, 1, {})).toBe(1);
    expect(stepNumber(null, 1, { min: 5 })).toBe(5);
    expect(stepNumber(null, -1, { min: 0 })).toBe(0);
  });
  it('stays within bounds', () => {
    expect(stepNumber(99, 10, { max: 100 })).toBe(100);
    expect(stepNumber(1, -10, { min: 0 })).toBe(0);
  });
  it('never returns negative zero', () => {
    expect(Object.is(stepNumber(-1, 1, {}), 0)).toBe(true);
    expect(Object.is(stepNumber(0, -0, {}), 0)).toBe(true);
  });
});
