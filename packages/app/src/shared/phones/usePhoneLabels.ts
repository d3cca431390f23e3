import type { PhoneFieldProps } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';

/** Labels of a phone field, from the namespace `phones`. */
export function usePhoneLabels(): Pick<PhoneFieldProps, 'labels' | 'reasons'> {
  const { t } = useTranslation('phones');
  return {
    labels: {
      country: t('country'),
      countries: {
        noMatch: t('noMatch'),
        open: t('open'),
        found: (count) => t('found', { count }),
      },
    },
    reasons: {
      notANumber: t('notANumber'),
      tooShort: t('tooShort'),
      tooLong: t('tooLong'),
      noSuchNumber: t('noSuchNumber'),
      extension: t('extension'),
      noCountry: t('noCountry'),
      unknownCountry: t('unknownCountry'),
    },
  };
}
