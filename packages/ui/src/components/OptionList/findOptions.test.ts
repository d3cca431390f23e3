import { describe, expect, it } from 'vitest';
import { findOptions } from './findOptions';

const countries = [
  { value: 'is', label: 'İzlanda', keywords: ['IS', '+354'] },
  { value: 'tm', label: 'Türkmenistan', keywords: ['TM', '+993'] },
  { value: 'tr', label: 'Türkiye', keywords: ['TR', '+90'] },
  { value: 'ci', label: 'Côte d’Ivoire', keywords: 'CI +225' },
  { value: 'gb', label: 'Birleşik Krallık (ada)', keywords: [] },
];
const found = (text: string) => findOptions(countries, text).map((country) => country.value);

describe('findOptions', () => {
  it('finds all by nothing', () => {
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
  ])('%j finds %j', (text, values) => {
    expect(found(text)).toEqual(values);
  });
  it('puts what begins with the text first, then words, then the middle', () => {
    const options = ['Ladder', 'Blade', 'Old ladle', 'Lad'].map((label) => ({ value: label, label }));
    expect(findOptions(options, 'lad').map((option) => option.label)).toEqual(['Ladder', 'Lad', 'Old ladle', 'Blade']);
  });
  it('takes the text literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(ada)')).toEqual(['gb']);
    expect(found('[')).toEqual([]);
  });
});
