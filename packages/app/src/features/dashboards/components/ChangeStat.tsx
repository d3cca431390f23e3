import { Stat } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFigures } from './useFigures';

/** A figure with its change and the time or plan it is compared with. */
export function ChangeStat({ label, value, change, compared, good = 'up', children }: ChangeStatProps) {
  const { t } = useTranslation('dashboards');
  const { change: signed } = useFigures();
  const direction = change === null || Math.abs(change) < 0.05 ? 'flat' : change > 0 ? 'up' : 'down';
  return (
    <Stat
      label={label}
      value={value}
      change={
        change === null
          ? undefined
          : { text: signed(change), direction, tone: direction === 'flat' ? 'neutral' : direction === good ? 'good' : 'bad' }
      }
      compared={change === null ? t('chart.nothingToCompare') : compared}
    >
      {children}
    </Stat>
  );
}

interface ChangeStatProps {
  label: string;
  value: string;
  /** In percent; `null` without a value to compare with. */
  change: number | null;
  /** Text of the comparison: "against the 30 days before". */
  compared: string;
  /** Direction that counts as good. @default 'up' */
  good?: 'up' | 'down';
  children?: ReactNode;
}
