import { useMemo } from 'react';
import { ComboBox, type ComboBoxProps } from '../ComboBox/ComboBox';
import { countryOptions, findCountry, type CountryItem } from './countryOptions';

/** A country, found by typing its name, its ISO code or its dial code. Renders a `ComboBox` with flags, in the order of `locale`. */
export function CountrySelect({ value, countries, locale, ...props }: CountrySelectProps) {
  const options = useMemo(() => countryOptions(countries, locale), [countries, locale]);
  return <ComboBox {...props} value={findCountry(countries, value)?.iso ?? null} options={options} />;
}

export interface CountrySelectProps extends Omit<ComboBoxProps, 'options'> {
  /** ISO 3166-1, two letters, in any case; a code that is not in the list is shown as no selection. */
  value: string | null;
  countries: readonly CountryItem[];
  /** BCP 47 tag of the language for names and order. */
  locale: string;
}
