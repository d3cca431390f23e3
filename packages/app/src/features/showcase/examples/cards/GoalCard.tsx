import { Card, ProgressBar } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body } from './cards.styles';

/** Progress towards a goal. */
export function GoalCard({ value, goal }: GoalCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  return (
    <Card title={t('cards.goal')} headingLevel={4}>
      <Body data-bare>
        <ProgressBar
          label={t('cards.counted')}
          value={value}
          max={goal}
          valueText={t('cards.goalOf', { value: format.number(value), goal: format.number(goal) })}
        />
        <p>{t('cards.goalText')}</p>
      </Body>
    </Card>
  );
}

export interface GoalCardProps {
  value: number;
  goal: number;
}
