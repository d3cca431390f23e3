import { MOVEMENT_REASONS, type MovementSum } from '@stockroom/contract';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import '../../../../shared/stock/locales/types';
import { signed } from '../../../../shared/stock/signed';
import { Sum, Sums } from './LedgerSums.styles';

/** Units that came and went for each reason, of what is filtered. */
export function LedgerSums({ sums }: LedgerSumsProps) {
  const { t } = useTranslation(['transactions', 'stock']);
  const locale = useLanguage();
  if (sums === null) {
    // The last, what imports changed, is seldom there.
    return (
      <Sums aria-hidden>
        {MOVEMENT_REASONS.slice(0, -1).map((reason, at) => (
          <Sum key={reason} data-waiting>
            <span>{t(`stock:reasons.${reason}`)}</span>
            <strong>{signed(at < 2 ? OFTEN : SELDOM, locale)}</strong>
          </Sum>
        ))}
      </Sums>
    );
  }
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

/** Have the widths of what sums are: most units come in and are sold. */
const OFTEN = 1000;
const SELDOM = 100;

export interface LedgerSumsProps {
  /** `null` while they are waited for: their place is kept. */
  sums: readonly MovementSum[] | null;
}
