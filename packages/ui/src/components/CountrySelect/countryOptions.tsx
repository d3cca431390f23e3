import type { ComboBoxOption } from '../ComboBox';
import { Flag } from '../Flag/Flag';

/** A country as a list of countries has it. */
export interface CountryItem {
  /** ISO 3166-1, two letters, in any case. */
  iso: string;
  /** Dial code, with or without "+": "+90". */
  code?: string;
  /** Said where the browser knows no name in the person's language. */
  name?: string;
}

/**
 * Countries as options of a combo box: named in a language and in its order, found by name, by the list's own name, by ISO code and
 * by dial code.
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

/** The name of a country in a language; `undefined` for what is none. */
export function regionNames(locale: string): (iso: string) => string | undefined {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return (iso) => (/^[a-z]{2}$/i.test(iso) ? names.of(iso.toUpperCase()) : undefined);
}

/** The country of an ISO code, whatever its case. */
export const findCountry = (countries: readonly CountryItem[], iso: string | null): CountryItem | undefined =>
  iso === null ? undefined : countries.find((country) => country.iso.toLowerCase() === iso.toLowerCase());
