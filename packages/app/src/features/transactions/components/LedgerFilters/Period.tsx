import { DateField } from '@stockroom/ui';
import type { LedgerState } from '#features/transactions/model/ledgerAddress';
import { regionOf } from '#shared/format/regionOf';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Day } from './LedgerFilters.styles';

/** The first and the last day of the filter. */
export function Period({ from, to, onMove }: PeriodProps) {
  const { t } = useTranslation('transactions');
  const common = {
    locale: regionOf(useLanguage()),
    labels: { open: t('filters.openCalendar'), clear: t('filters.clearDay'), today: t('filters.today') },
    reasons: {
      incomplete: t('filters.incomplete'),
      noSuchDay: t('filters.noSuchDay'),
      tooEarly: t('filters.tooEarly'),
      tooLate: t('filters.tooLate'),
    },
  };
  return (
    <>
      <Day>
        <DateField
          {...common}
          label={t('filters.from')}
          value={from}
          max={to ?? undefined}
          onChange={(day) => onMove({ from: day })}
        />
      </Day>
      <Day>
        <DateField
          {...common}
          label={t('filters.to')}
          value={to}
          min={from ?? undefined}
          onChange={(day) => onMove({ to: day })}
        />
      </Day>
    </>
  );
}

export interface PeriodProps extends Pick<LedgerState, 'from' | 'to'> {
  /** Changes the filters: `move` of `useListAddress`. */
  onMove: (change: Partial<LedgerState>) => void;
}
