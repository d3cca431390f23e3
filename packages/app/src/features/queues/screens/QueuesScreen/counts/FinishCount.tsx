import type { Count, FinishCountBody } from '@stockroom/contract';
import { ConfirmDialog, RadioGroup, Stack } from '@stockroom/ui';
import { useState } from 'react';
import { type CountSums, nameOf } from '#entities/counts/model/countLines';
import { formatSigned } from '#entities/stock/formatSigned';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

type Uncounted = FinishCountBody['uncounted'];

/** Asks before a count becomes movements: shows the result, and asks how to treat uncounted products. */
export function FinishCount({ count, sums, isFinishing, onFinish, onClose }: FinishCountProps) {
  const { t } = useTranslation(['queues', 'common']);
  const format = useFormat();
  const [uncounted, setUncounted] = useState<Uncounted>('keep');
  const missing = count.products - count.counted;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('counts.finishTitle', { name: nameOf(count) })}
      message={
        <Stack gap={3} as="span">
          <span>
            {t('counts.finishText', {
              count: sums.different,
              units: formatSigned(sums.units, format.locale),
              value: format.money(sums.value),
            })}
          </span>
          {sums.moved > 0 && <span>{t('counts.moved', { count: sums.moved })}</span>}
          {sums.unchecked > 0 && <span>{t('counts.unchecked', { count: sums.unchecked })}</span>}
          {missing > 0 && (
            <RadioGroup
              label={t('counts.uncounted', { count: missing })}
              value={uncounted}
              options={(['keep', 'zero'] as const).map((value) => ({ value, label: t(`counts.uncountedBecome.${value}`) }))}
              onChange={setUncounted}
            />
          )}
        </Stack>
      }
      confirmLabel={t('counts.finish')}
      cancelLabel={t('common:cancel')}
      tone={uncounted === 'zero' ? 'critical' : 'neutral'}
      confirming={isFinishing}
      confirmingText={t('counts.finishing')}
      onConfirm={() => onFinish(uncounted)}
    />
  );
}

export interface FinishCountProps {
  count: Count;
  sums: CountSums;
  isFinishing: boolean;
  onFinish: (uncounted: Uncounted) => void;
  onClose: () => void;
}
