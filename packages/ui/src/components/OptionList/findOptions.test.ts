import { describe, expect, it } from 'vitest';
import { findOptions, matchesWordStart } from './findOptions';

const countries = [
  { value: 'is', label: 'İzlanda', keywords: ['IS', '+354'] },
  { value: 'tm', label: 'Türkmenistan', keywords: ['TM', '+993'] },
  { value: 'tr', label: 'Türkiye', keywords: ['TR', '+90'] },
  { value: 'ci', label: 'Côte d’Ivoire', keywords: 'CI +225' },
  { value: 'gb', label: 'Birleşik Krallık (ada)', keywords: [] },
];
const found = (text: string) => findOptions(countries, text).map((country) => country.value);

describe('findOptions', () => {
  it('returns all options for an empty text', () => {
    expect(findOptions(countries, '  ')).toBe(countries);
  });
  it.each([
    ['izl', ['is']],
    ['IZL', ['is']],
    ['ızl', ['is']],
    ['turk', ['tm', 'tr']],
    ['+90', ['tr']],
    ['tr', ['tr']],
    ["d'iv", ['ci']],
    ['ivoire', ['ci']],
    ['krallik', ['gb']],
    ['zzz', []],
  ])('matches %j to %j', (text, values) => {
    expect(found(text)).toEqual(values);
  });
  it('ranks exact matches first, then beginnings, then words, then the middle', () => {
    const options = ['Ladder', 'Blade', 'Old ladle', 'Lad'].map((label) => ({ value: label, label }));
    expect(findOptions(options, 'lad').map((option) => option.label)).toEqual(['Lad', 'Ladder', 'Old ladle', 'Blade']);
    const codes = [{ value: 'tt', label: 'Trinidad', keywords: ['TT'] }, ...countries];
    expect(findOptions(codes, 'tr').map(({ value }) => value)).toEqual(['tr', 'tt']);
  });
  it('takes the text literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(ada)')).toEqual(['gb']);
    expect(found('[')).toEqual([]);
  });
});

it.each([
  ['izl', true],
  ['krallik', true],
  ['TR', true],
  ['landa', false],
  ['zzz', false],
])('matchesWordStart: matches %j to the beginning of a country or of a word of it: %j', (text, expected) => {
  expect(countries.some((country) => matchesWordStart(country, text))).toBe(expected);
});
