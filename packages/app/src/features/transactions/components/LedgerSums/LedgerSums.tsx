import { MOVEMENT_REASONS, type MovementSum } from '@stockroom/contract';
import { formatSigned } from '#entities/stock/formatSigned';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Sum, Sums } from './LedgerSums.styles';

/** Filtered units in and out per reason. */
export function LedgerSums({ sums }: LedgerSumsProps) {
  const { t } = useTranslation(['transactions', 'stock']);
  const locale = useLanguage();
  if (sums === null) {
    // The last reason, changes by imports, is rare.
    return (
      <Sums aria-hidden>
        {MOVEMENT_REASONS.slice(0, -1).map((reason, at) => (
          <Sum key={reason} data-waiting>
            <span>{t(`stock:reasons.${reason}`)}</span>
            <strong>{formatSigned(at < 2 ? COMMON_COUNT : RARE_COUNT, locale)}</strong>
          </Sum>
        ))}
      </Sums>
    );
  }
  return (
    <Sums aria-label={t('sums.label')}>
      {sums.map(({ reason, in: incoming, out }) => (
        <Sum key={reason}>
          <span>{t(`stock:reasons.${reason}`)}</span>
          {incoming > 0 && <strong>{formatSigned(incoming, locale)}</strong>}
          {out > 0 && <strong>{formatSigned(-out, locale)}</strong>}
        </Sum>
      ))}
    </Sums>
  );
}

/** Sample counts that set the widths of the placeholders: most units are received or sold. */
const COMMON_COUNT = 1000;
const RARE_COUNT = 100;

export interface LedgerSumsProps {
  /** `null` while loading: their space is reserved. */
  sums: readonly MovementSum[] | null;
}
