import { type CountryItem, CountrySelect } from '@stockroom/ui';
import type { ImportEvent } from '#features/contacts/exchange/model/importState';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Country of phone numbers that do not state their own. */
export function PhoneCountry({ country, countries, isExplained = false, onEvent }: PhoneCountryProps) {
  const { t } = useTranslation('exchange');
  return (
    <CountrySelect
      label={t('import.country')}
      help={isExplained ? t('import.countryHelp') : undefined}
      value={country}
      countries={countries ?? []}
      disabled={countries === null}
      locale={useLanguage()}
      labels={{
        noMatch: t('import.countries.noMatch'),
        open: t('import.countries.open'),
        clear: t('import.countries.clear'),
        found: (count) => t('import.countries.found', { count }),
      }}
      onChange={(next) => onEvent({ type: 'country.chosen', country: next })}
    />
  );
}

export interface PhoneCountryProps {
  country: string | null;
  /** `null` until loaded. */
  countries: readonly CountryItem[] | null;
  /** Whether an example is shown. @default false */
  isExplained?: boolean;
  onEvent: (event: ImportEvent) => void;
}
