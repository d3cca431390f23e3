import type { MonthBudget } from '@stockroom/contract';
import { Icon, ProgressBar, Stack, Text } from '@stockroom/ui';
import { CardMenu } from '#features/dashboards/components/CardMenu';
import { useFigures } from '#features/dashboards/components/useFigures';
import { budgetLines } from '#features/dashboards/model/budgetLines';
import { writeSheets } from '#features/dashboards/model/sheets';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Notes, Trend } from './FinanceScreen.styles';

/** Share of its limit that each part of the month's budget has reached. */
export function BudgetCard({ budget }: { budget: MonthBudget }) {
  const { t } = useTranslation('dashboards');
  const { money, wholeMoney, percent, change: signed } = useFigures();
  return (
    <Stack>
      {budgetLines(budget).map(({ name, value, limit, share, isOver, change }) => (
        <div key={name}>
          <ProgressBar
            label={t(`finance.budget.${name}`)}
            value={value}
            max={limit}
            tone={isOver ? 'critical' : 'accent'}
            valueText={t('finance.budget.of', {
              value: wholeMoney(value),
              limit: wholeMoney(limit),
              share: percent(share),
            })}
          />
          <Notes>
            {isOver && (
              <Text tone="critical" as="span">
                {t('finance.budget.over', { amount: money(value - limit) })}
              </Text>
            )}
            {change !== null && (
              <Trend>
                {change !== 0 && <Icon name={change > 0 ? 'arrowUp' : 'arrowDown'} size={16} />}
                {t('finance.budget.trend', { change: signed(change) })}
              </Trend>
            )}
          </Notes>
        </div>
      ))}
    </Stack>
  );
}

/** Actions for the budget. */
export function BudgetMenu({ budget }: { budget: MonthBudget }) {
  const { t } = useTranslation('dashboards');
  const { locale } = useFigures();
  const label = t('project.tileMenu', { title: t('finance.budget.title') });
  const download = () => {
    const sheet = {
      name: t('finance.budget.title'),
      head: [t('finance.budget.part'), t('finance.budget.amount'), t('finance.budget.limit'), '%'],
      rows: budgetLines(budget).map(({ name, value, limit, share }) => [t(`finance.budget.${name}`), value, limit, share]),
    };
    const text = writeSheets([sheet], locale === 'tr' ? ';' : ',');
    downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), exportedFileName('budget', new Date(), 'csv'));
  };
  return (
    <CardMenu
      label={label}
      items={[{ id: 'download', label: t('finance.budget.download'), icon: 'download', onSelect: download }]}
    />
  );
}
