import { describe, expect, it } from 'vitest';
import { formatTyped, phoneCountries, readPhone, writePhone } from './phoneNumbers';

describe('readPhone', () => {
  it.each([
    ['532 123 45 67', 'tr', '+905321234567', 'tr'],
    ['0532 123 45 67', 'TR', '+905321234567', 'TR'],
    ['+44 20 7946 0958', 'tr', '+442079460958', 'gb'],
    ['0044 20 7946 0958', null, '+442079460958', 'gb'],
    ['(202) 555-0143', 'us', '+12025550143', 'us'],
    ['+1 416 555 0143', 'us', '+14165550143', 'ca'],
    ['٠٥٣٢١٢٣٤٥٦٧', 'tr', '+905321234567', 'tr'],
  ])('reads %s in %s as %s', (text, country, e164, found) =>
    expect(readPhone(text, country)).toEqual({ e164, country: found, problem: null }),
  );
  it.each([
    ['532', 'tr', 'tooShort'],
    ['5321234567890123', 'tr', 'tooLong'],
    ['0000000000', 'tr', 'noSuchNumber'],
    ['call me', 'tr', 'notANumber'],
    ['532 123 45 67 ext. 12', 'tr', 'extension'],
    ['5321234567', null, 'noCountry'],
    ['5321234567', 'zz', 'noCountry'],
    ['+999 12345678', 'tr', 'unknownCountry'],
    ['constructor 1', 'tr', 'notANumber'],
  ])('rejects %s in %s: %s', (text, country, problem) => {
    expect(readPhone(text, country)).toMatchObject({ e164: null, problem });
  });
  it('rejects a text of a megabyte', () => expect(readPhone('5'.repeat(1_000_000), 'tr').e164).toBeNull());
});

describe('writePhone', () => {
  it.each([
    ['+905321234567', 'tr', '532 123 45 67'],
    ['05321234567', 'TR', '532 123 45 67'],
    ['+12025550143', 'us', '202 555 0143'],
    ['+442079460958', 'tr', '+44 20 7946 0958'],
    ['+442079460958', null, '+44 20 7946 0958'],
    ['5321234567', null, '5321234567'],
    ['ask Mina', 'tr', 'ask Mina'],
    ['532 123 45 67 ext. 12', 'tr', '532 123 45 67 ext. 12'],
    ['+9053', 'tr', '+9053'],
  ])('writes %s in %s as %s', (number, country, text) => expect(writePhone(number, country)).toBe(text));
});

describe('formatTyped', () => {
  it.each([
    ['5321234', 'tr', '532 123 4'],
    ['2025550', 'us', '(202) 555-0'],
    ['+44207946', 'tr', '+44 20 7946'],
    ['532', null, '532'],
  ])('formats %s in %s as %s', (text, country, formatted) => expect(formatTyped(text, country)).toBe(formatted));
});

describe('phoneCountries', () => {
  it('names every country with its dial code', () => {
    expect(phoneCountries()).toContainEqual({ iso: 'tr', code: '+90' });
    expect(phoneCountries().length).toBeGreaterThan(230);
  });
});
