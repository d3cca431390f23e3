import { Stat } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useFigures } from './useFigures';

/** A figure with its change against a time or a plan, both said. */
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
  /** In percent; `null` where there is nothing to compare with. */
  change: number | null;
  /** The comparison: "against the 30 days before". */
  compared: string;
  /** Which way is good news. @default 'up' */
  good?: 'up' | 'down';
  children?: ReactNode;
}
