import { describe, expect, it } from 'vitest';
import { findOptions } from '../OptionList/findOptions';
import { countryOptions, findCountry } from './countryOptions';

const COUNTRIES = [
  { iso: 'us', code: '+1', name: 'United States' },
  { iso: 'tr', code: '+90', name: 'Turkey' },
  { iso: 'ch', code: '+41', name: 'Switzerland' },
  { iso: 'cl', code: '56', name: 'Chile' },
  { iso: 'dm', code: '+1 767', name: 'Dominica' },
  { iso: '__proto__', name: 'Nowhere' },
  { iso: 'is', code: '+354', name: 'Iceland' },
];
const labels = (locale: string) => countryOptions(COUNTRIES, locale).map(({ label }) => label);
const found = (text: string, locale = 'tr') => findOptions(countryOptions(COUNTRIES, locale), text).map(({ value }) => value);

describe('countryOptions', () => {
  it('names and orders countries by the rules of the language', () => {
    expect(labels('en')).toEqual(['Chile', 'Dominica', 'Iceland', 'Nowhere', 'Switzerland', 'Türkiye', 'United States']);
    expect(labels('tr')).toEqual(['Amerika Birleşik Devletleri', 'Dominika', 'İsviçre', 'İzlanda', 'Nowhere', 'Şili', 'Türkiye']);
  });
  it.each([
    ['sili', ['cl']],
    ['ISVICRE', ['ch']],
    ['turkey', ['tr']],
    ['us', ['us']],
    ['+90', ['tr']],
    ['0090', ['tr']],
    ['1767', ['dm']],
  ])('finds %s', (text, isos) => expect(found(text)).toEqual(isos));
  it('writes dial codes in one format', () =>
    expect(countryOptions(COUNTRIES, 'en').map(({ note }) => note)).toEqual([
      '+56',
      '+1767',
      '+354',
      undefined,
      '+41',
      '+90',
      '+1',
    ]));
});

describe('findCountry', () => {
  it('ignores case', () => expect(findCountry(COUNTRIES, 'TR')?.name).toBe('Turkey'));
  it.each([null, '', 'xx'])('returns undefined for %s', (iso) => expect(findCountry(COUNTRIES, iso)).toBeUndefined());
});
