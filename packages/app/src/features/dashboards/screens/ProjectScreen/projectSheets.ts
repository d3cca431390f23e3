import { ISSUE_STATES, ProjectParts, type StoreFigures } from '@stockroom/contract';
import * as v from 'valibot';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { movementsOf } from '../../components/StoreToday/StoreCharts';
import { useFigures } from '../../components/useFigures';
import type { ProjectState } from '../../model/dashboardAddress';
import { issuesChart } from '../../components/projectCharts';
import { expensesSheet } from '../../model/projectSheets';
import { sheetOf, type Sheet } from '../../model/sheets';

/** What the chosen tab shows, as tables: made when they are asked for. What can't be read is left out. */
export function useProjectSheets(
  parts: Record<string, unknown> | undefined,
  store: StoreFigures | undefined,
  state: ProjectState,
) {
  const { t } = useTranslation('dashboards');
  const figures = useFigures();
  const read = <Name extends keyof typeof ProjectParts>(name: Name) => {
    const part = v.safeParse(ProjectParts[name], parts?.[name]);
    return part.success ? (part.output as v.InferOutput<(typeof ProjectParts)[Name]>) : null;
  };

  const home = (): (Sheet | null)[] => {
    const issues = read('githubIssues');
    const tasks = read('taskDistribution');
    const chart =
      issues &&
      issuesChart(issues, state.week, figures.locale, {
        new: t('project.issues.new-issues'),
        closed: t('project.issues.closed-issues'),
      });
    const byDay = store && movementsOf(store, figures, [t('store.in'), t('store.outgoing')]);
    return [
      store ? storeSheet(store) : null,
      byDay ? sheetOf(t('store.byDay'), t('chart.day'), byDay.points, byDay.series) : null,
      chart && sheetOf(t('project.issues.title'), t('chart.day'), chart.points, chart.series),
      issues && {
        name: t('project.issues.overview'),
        head: [t('project.issues.title'), t(`project.weeks.${state.week}`)],
        rows: ISSUE_STATES.map((each) => [t(`project.issues.${each}`), issues.overview[state.week][each]]),
      },
      tasks && {
        name: t('project.tasks.title'),
        head: [t('project.tasks.team'), '%'],
        rows: tasks.labels.map((label, place) => [t(`project.tasks.${label}`), tasks.series[state.week][place] ?? null]),
      },
    ];
  };
  const storeSheet = (now: StoreFigures): Sheet => ({
    name: t('store.title'),
    head: [t('store.figure'), `${now.from} – ${now.to}`],
    rows: [
      [t('store.out'), now.out],
      [t('store.low'), now.low],
      [t('store.sold'), now.sold],
      [t('store.received'), now.received],
      [t('store.margin'), now.margin],
      [t('store.value'), now.stockValue.price],
      [t('store.valueAtCost'), now.stockValue.cost],
    ],
  });
  const budget = (): (Sheet | null)[] => {
    const details = read('budgetDetails');
    const words = { part: t('project.budget.days'), spent: t('project.budget.spent') };
    const expenses = (['weekly', 'monthly', 'yearly'] as const).map((kind) => {
      const part = read(`${kind}Expenses`);
      return part && expensesSheet(t(`project.budget.${kind}`), part, words, (each) => figures.day(figures.noonOf(each)));
    });
    const columns = ['type', 'total', 'expenses', 'expensesShare', 'remaining', 'remainingShare'] as const;
    return [
      details && {
        name: t('project.budget.details'),
        head: columns.map((column) => t(`project.budget.columns.${column}`)),
        rows: details.rows.map((row) => [
          t(`project.budget.categories.${row.type}`),
          row.total,
          row.expensesAmount,
          row.expensesPercentage,
          row.remainingAmount,
          row.remainingPercentage,
        ]),
      },
      ...expenses,
    ];
  };
  const team = (): (Sheet | null)[] => {
    const members = read('teamMembers');
    return [
      members && {
        name: t('project.team'),
        head: [t('project.name'), t('project.role'), t('project.email'), t('project.phone')],
        rows: members.map(({ name, title, email, phone }) => [name, title, email, phone]),
      },
    ];
  };
  return () => ({ home, budget, team })[state.tab]().filter((sheet) => sheet !== null);
}
