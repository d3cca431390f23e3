import { Card, Sparkline, Stat } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A figure, its comparison, and optionally its series. */
export function FigureCard({ sample, value, isMoney = false, change, isGood, series }: FigureCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const label = t(`cards.figures.${sample}`);
  const signed = `${change > 0 ? '+' : '−'}${format.percent(Math.abs(change))}`;
  return (
    <Card>
      <Stat
        label={label}
        value={isMoney ? format.money(value) : format.number(value)}
        change={{ text: signed, direction: change > 0 ? 'up' : 'down', tone: isGood ? 'good' : 'bad' }}
        compared={t('cards.compared')}
      >
        {series && <Sparkline values={series} label={t('cards.course', { name: label })} height={48} />}
      </Stat>
    </Card>
  );
}

export interface FigureCardProps {
  sample: 'sold' | 'value' | 'returned' | 'visitors';
  value: number;
  isMoney?: boolean;
  /** Change in percent. */
  change: number;
  /** Whether the change is good news. */
  isGood: boolean;
  series?: readonly number[];
}
