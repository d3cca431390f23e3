import type { ComboBoxOption } from '../ComboBox';
import { Flag } from '../Flag/Flag';

/** A country in a list of countries. */
export interface CountryItem {
  /** ISO 3166-1, two letters, in any case. */
  iso: string;
  /** Dial code, with or without "+": "+90". */
  code?: string;
  /** Fallback where the browser knows no name in the user's language. */
  name?: string;
}

/**
 * Converts countries to options of a combo box: named in a language and in its order, found by name, by the list's own name, by
 * ISO code and by dial code.
 */
export function countryOptions(countries: readonly CountryItem[], locale: string): ComboBoxOption[] {
  const nameOf = regionNames(locale);
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ iso, code = '', name = iso }) => {
      const digits = code.replace(/\D/g, '');
      return {
        value: iso,
        label: nameOf(iso) ?? name,
        note: digits ? `+${digits}` : undefined,
        keywords: [iso, name, digits, `+${digits}`, `00${digits}`],
        icon: <Flag iso={iso} />,
      };
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/** Makes a function that returns the name of a country in a language; `undefined` for an unknown code. */
export function regionNames(locale: string): (iso: string) => string | undefined {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return (iso) => (/^[a-z]{2}$/i.test(iso) ? names.of(iso.toUpperCase()) : undefined);
}

/** Finds the country of an ISO code, in any case. */
export const findCountry = (countries: readonly CountryItem[], iso: string | null): CountryItem | undefined =>
  iso === null ? undefined : countries.find((country) => country.iso.toLowerCase() === iso.toLowerCase());
