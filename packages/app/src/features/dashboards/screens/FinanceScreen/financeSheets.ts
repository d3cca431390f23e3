import { FinanceParts } from '@stockroom/contract';
import * as v from 'valibot';
import type { SheetTools } from '#features/dashboards/components/DashboardPage/sheetTools';
import { budgetLines } from '#features/dashboards/model/budgetLines';
import { STATEMENTS, TRANSACTION_SORTS, type FinanceState } from '#features/dashboards/model/dashboardAddress';
import { sheetOf, type Sheet } from '#features/dashboards/model/sheets';
import { windowOf } from '#features/dashboards/model/timeSeries';
import { sortTransactions } from '#features/dashboards/model/transactions';
import { compareTexts } from '#shared/format/format';
import { localTimestamp } from '#shared/format/localTimestamp';

/** The page's data as tables. Unreadable parts are left out. */
export function financeSheets(
  parts: Record<string, unknown> | undefined,
  state: FinanceState,
  { t, figures: { locale }, pointsOf }: SheetTools,
): Sheet[] {
  const sheets: Sheet[] = [];
  for (const name of STATEMENTS) {
    const statement = v.safeParse(FinanceParts[`${name}Statement`], parts?.[`${name}Statement`]);
    if (!statement.success) continue;
    sheets.push({
      widget: name,
      name: `${t(`finance.statement.${name}`)} (${t(`finance.status.${statement.output.status}`)}, ${statement.output.date})`,
      head: [
        t('dashboards:finance.budget.part'),
        t('dashboards:finance.budget.amount'),
        t('dashboards:finance.statement.views.tax'),
      ],
      rows: statement.output.lines.map(({ kind, amount, tax }) => [t(`finance.lines.${kind}`), amount, tax]),
    });
  }
  const budget = v.safeParse(FinanceParts.budget, parts?.['budget']);
  if (budget.success) {
    sheets.push({
      widget: 'budget',
      name: t('dashboards:finance.budget.title'),
      head: [
        t('dashboards:finance.budget.part'),
        t('dashboards:finance.budget.amount'),
        t('dashboards:finance.budget.limit'),
        t('dashboards:finance.budget.before'),
      ],
      rows: budgetLines(budget.output).map(({ name, value, limit }) => [
        t(`finance.budget.${name}`),
        value,
        limit,
        budget.output.before?.[name] ?? null,
      ]),
    });
  }
  const balance = v.safeParse(FinanceParts.accountBalance, parts?.['accountBalance']);
  if (balance.success) {
    const stretch = windowOf(balance.output.series, state.balance ?? state.period, 'last');
    const name = t('dashboards:finance.balance.title');
    const first = t(stretch.days === 0 ? 'chart.hour' : 'chart.day');
    sheets.push({ ...sheetOf(name, first, pointsOf(stretch), [{ name, values: stretch.values }]), widget: 'balance' });
  }
  const transactions = v.safeParse(FinanceParts.recentTransactions, parts?.['recentTransactions']);
  if (transactions.success) {
    sheets.push({
      widget: 'transactions',
      name: t('dashboards:finance.transactions.title'),
      head: TRANSACTION_SORTS.map((column) => t(`finance.transactions.${column}`)),
      rows: sortTransactions(transactions.output, state.sort, state.order, compareTexts(locale)).map((row) => [
        row.transactionId,
        localTimestamp(row.date),
        row.name,
        row.amount,
        t(`finance.status.${row.status}`),
      ]),
    });
  }
  return sheets;
}
