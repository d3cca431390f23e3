import { describe, expect, it } from 'vitest';
import { alphabetOf, letterOf } from './letters';

describe('letterOf', () => {
  it.each([
    ['Mina Aydın', 'tr', 'M'],
    ['çınar', 'tr', 'Ç'],
    ['Çınar', 'en', 'C'],
    ['ipek', 'tr', 'İ'],
    ['İpek', 'en', 'I'],
    ['ışık', 'tr', 'I'],
    ['ışık', 'en', 'I'],
    ['îman', 'tr', 'İ'],
    ['Élodie', 'tr', 'E'],
    ['Éric', 'en', 'E'],
    ['Öz', 'sv', 'Ö'],
    ['Öz', 'de', 'O'],
    ['ßen', 'de', 'S'],
    ['Xenia', 'tr', 'X'],
    ['  zoe', 'en', 'Z'],
    ['7 Sins', 'en', '#'],
    ['👩‍👩‍👧 & co', 'tr', '#'],
    ['\u0301a', 'en', '#'],
    ['Ω Omega', 'en', '#'],
    ['', 'en', '#'],
  ])('puts %j in %s under %s', (name, locale, letter) => expect(letterOf(name, locale)).toBe(letter));
});

describe('alphabetOf', () => {
  it('returns the English alphabet', () => expect(alphabetOf('en', []).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#'));
  it('returns the Turkish alphabet', () => expect(alphabetOf('tr', []).join('')).toBe('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ#'));
  it('includes the letters that are present', () =>
    expect(alphabetOf('tr', ['#', 'X', 'Q']).join('')).toBe('ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVXYZ#'));
});
