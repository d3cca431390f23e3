import { Card, SegmentedControl, Stat } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body } from './cards.styles';

/** Figures for a period that is chosen in the card. */
export function PeriodCard({ day, week }: PeriodCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  // Not persisted: an example, whose choice belongs to no user.
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  return (
    <Card title={t('cards.takings')} headingLevel={4}>
      <Body data-bare>
        <SegmentedControl
          label={t('cards.period')}
          hideLabel
          value={period}
          options={(['day', 'week'] as const).map((value) => ({ value, label: t(`cards.periods.${value}`) }))}
          onChange={setPeriod}
        />
        <Stat label={t(`cards.periods.${period}`)} value={format.money(period === 'day' ? day : week)} />
      </Body>
    </Card>
  );
}

export interface PeriodCardProps {
  day: number;
  week: number;
}
