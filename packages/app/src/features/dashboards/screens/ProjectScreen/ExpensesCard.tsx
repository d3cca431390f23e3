import type { Expenses } from '@stockroom/contract';
import { Sparkline } from '@stockroom/ui';
import { CardMenu } from '#features/dashboards/components/CardMenu';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { useFigures } from '#features/dashboards/components/useFigures';
import { expensesSheet } from '#features/dashboards/model/expensesSheet';
import { writeSheets } from '#features/dashboards/model/sheets';
import { changeOf } from '#features/dashboards/model/timeSeries';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Expenses against the plan for the same period. */
export function ExpensesCard({ kind, expenses }: ExpensesCardProps) {
  const { t } = useTranslation('dashboards');
  const { wholeMoney, day, dayOfYear, noonOf } = useFigures();
  const title = t(`project.budget.${kind}`);
  const { from, to, labels, series } = expenses;
  const course = t('project.budget.from', { from: labels[0]?.split(' - ')[0] ?? '', to: labels.at(-1)?.split(' - ')[1] ?? '' });
  const write = from.slice(0, 4) === to.slice(0, 4) ? day : dayOfYear;
  const days = t('project.budget.from', { from: write(noonOf(from)), to: write(noonOf(to)) });
  return (
    <ChangeStat
      label={days}
      value={wholeMoney(expenses.amount)}
      change={changeOf(expenses.amount, expenses.projected)}
      good="down"
      compared={t('project.budget.projected', { amount: wholeMoney(expenses.projected) })}
    >
      <Sparkline values={series[0]?.data ?? []} label={t('project.budget.course', { title, days: course })} height={48} />
    </ChangeStat>
  );
}

/** Exports the expenses as a table. */
export function ExpensesMenu({ kind, expenses }: ExpensesCardProps) {
  const { t } = useTranslation('dashboards');
  const { locale } = useFigures();
  const title = t(`project.budget.${kind}`);
  const label = t('project.tileMenu', { title });
  const save = () => {
    const sheet = expensesSheet(title, expenses, { part: t('project.budget.days'), spent: t('project.budget.spent') });
    const text = writeSheets([sheet], locale === 'tr' ? ';' : ',');
    downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), exportedFileName(`${kind}-expenses`, new Date(), 'csv'));
  };
  return <CardMenu label={label} items={[{ id: 'csv', label: t('export.csv'), icon: 'download', onSelect: save }]} />;
}

interface ExpensesCardProps {
  kind: 'weekly' | 'monthly' | 'yearly';
  expenses: Expenses;
}
