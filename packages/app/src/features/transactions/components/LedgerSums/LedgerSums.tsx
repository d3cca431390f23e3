import type { MovementSum } from '@stockroom/contract';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import '../../../../shared/stock/locales/types';
import { signed } from '../../../../shared/stock/signed';
import { Sum, Sums } from './LedgerSums.styles';

/** Units that came and went for each reason, of what is filtered. */
export function LedgerSums({ sums }: LedgerSumsProps) {
  const { t } = useTranslation(['transactions', 'stock']);
  const locale = useLanguage();
  return (
    <Sums aria-label={t('sums.label')}>
      {sums.map(({ reason, in: came, out }) => (
        <Sum key={reason}>
          <span>{t(`stock:reasons.${reason}`)}</span>
          {came > 0 && <strong>{signed(came, locale)}</strong>}
          {out > 0 && <strong>{signed(-out, locale)}</strong>}
        </Sum>
      ))}
    </Sums>
  );
}

export interface LedgerSumsProps {
  sums: readonly MovementSum[];
}
