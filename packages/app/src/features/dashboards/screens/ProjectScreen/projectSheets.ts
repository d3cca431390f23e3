import { ISSUE_STATES, ProjectParts, type StoreFigures } from '@stockroom/contract';
import * as v from 'valibot';
import type { SheetTools } from '#features/dashboards/components/DashboardPage/sheetTools';
import { issuesChart } from '#features/dashboards/components/projectCharts';
import { movementsOf } from '#features/dashboards/components/StoreToday/StoreCharts';
import { TILES, type ProjectState } from '#features/dashboards/model/dashboardAddress';
import { expensesSheet } from '#features/dashboards/model/expensesSheet';
import { sheetOf, type Sheet } from '#features/dashboards/model/sheets';

/** The chosen tab's data as tables. Unreadable parts are left out. */
export function projectSheets(
  parts: Record<string, unknown> | undefined,
  store: StoreFigures | undefined,
  state: ProjectState,
  { t, figures }: SheetTools,
): Sheet[] {
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
        new: t('dashboards:project.issues.new-issues'),
        closed: t('dashboards:project.issues.closed-issues'),
      });
    const byDay = store && movementsOf(store, figures, [t('dashboards:store.in'), t('dashboards:store.outgoing')]);
    const tiles = read('tiles');
    const schedule = read('schedule');
    return [
      store ? storeSheet(store) : null,
      ...TILES.map((name) =>
        tiles
          ? {
              widget: name,
              name: t(`project.tiles.${name}`),
              head: [t(`project.tileLabels.${name}`), ...([1, 2, 3] as const).map((day) => t(`project.daysAgo.${day}`))],
              rows: [[tiles[name].count, ...tiles[name].before]],
            }
          : null,
      ),
      byDay
        ? { ...sheetOf(t('dashboards:store.byDay'), t('dashboards:chart.day'), byDay.points, byDay.series), widget: 'byDay' }
        : null,
      chart && {
        ...sheetOf(t('dashboards:project.issues.title'), t('dashboards:chart.day'), chart.points, chart.series),
        widget: 'summary',
      },
      issues && {
        widget: 'summary',
        name: t('dashboards:project.issues.overview'),
        head: [t('dashboards:project.issues.title'), t(`project.weeks.${state.week}`)],
        rows: ISSUE_STATES.map((each) => [t(`project.issues.${each}`), issues.overview[state.week][each]]),
      },
      tasks && {
        widget: 'tasks',
        name: t('dashboards:project.tasks.title'),
        head: [t('dashboards:project.tasks.team'), '%'],
        rows: tasks.labels.map((label, place) => [
          t(`project.tasks.${label.toLowerCase() as Lowercase<typeof label>}`),
          tasks.series[state.week][place] ?? null,
        ]),
      },
      store
        ? {
            widget: 'byCategory',
            name: t('dashboards:store.byCategory'),
            head: [t('dashboards:store.category'), t('dashboards:store.value'), t('dashboards:store.valueAtCost')],
            rows: store.byCategory.map(({ name, price, cost }) => [name || t('dashboards:store.noCategory'), price, cost]),
          }
        : null,
      ...(['top', 'slow'] as const).map((name) =>
        store
          ? {
              widget: name,
              name: t(`store.${name}`),
              head: [t('dashboards:store.product'), t('dashboards:store.soldUnits'), t('dashboards:store.onHand')],
              rows: store.movers[name].map((mover) => [mover.name, mover.sold, mover.stock]),
            }
          : null,
      ),
      ...(['today', 'tomorrow'] as const).map((day) =>
        schedule
          ? {
              widget: day,
              name: t(`project.schedule.${day}`),
              head: [
                t('dashboards:project.schedule.time'),
                t('dashboards:project.schedule.what'),
                t('dashboards:project.schedule.where'),
              ],
              rows: schedule[day].map(({ time, title, location = '' }) => [time, title, location]),
            }
          : null,
      ),
    ];
  };
  const storeSheet = (now: StoreFigures): Sheet => ({
    widget: 'store',
    name: t('dashboards:store.title'),
    head: [t('dashboards:store.figure'), `${now.from} – ${now.to}`],
    rows: [
      [t('dashboards:store.out'), now.out],
      [t('dashboards:store.low'), now.low],
      [t('dashboards:store.sold'), now.sold],
      [t('dashboards:store.received'), now.received],
      [t('dashboards:store.margin'), now.margin],
      [t('dashboards:store.value'), now.stockValue.price],
      [t('dashboards:store.valueAtCost'), now.stockValue.cost],
      [t('dashboards:store.onHand'), now.units],
      // Each of these texts is a sentence that begins with its count.
      ...(['negativeMargin', 'noBarcode', 'noPicture', 'inactive'] as const).map((name) => [
        t(`store.${name}`, { count: now[name] }),
        now[name],
      ]),
    ],
  });
  const budget = (): (Sheet | null)[] => {
    const details = read('budgetDetails');
    const columnLabels = { part: t('dashboards:project.budget.days'), spent: t('dashboards:project.budget.spent') };
    const expenses = (['weekly', 'monthly', 'yearly'] as const).map((kind) => {
      const part = read(`${kind}Expenses`);
      const sheet = part && expensesSheet(t(`project.budget.${kind}`), part, columnLabels);
      return sheet && { ...sheet, widget: kind };
    });
    const columns = ['type', 'total', 'expenses', 'expensesShare', 'remaining', 'remainingShare'] as const;
    return [
      details && {
        widget: 'details',
        name: t('dashboards:project.budget.details'),
        head: columns.map((column) => t(`project.budget.columns.${column}`)),
        rows: details.rows.map((row) => [
          t(`project.budget.categories.${row.type.toLowerCase() as Lowercase<typeof row.type>}`),
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
        widget: 'team',
        name: t('dashboards:project.team'),
        head: [
          t('dashboards:project.name'),
          t('dashboards:project.role'),
          t('dashboards:project.email'),
          t('dashboards:project.phone'),
        ],
        rows: members.map(({ name, title, email, phone }) => [name, title, email, phone]),
      },
    ];
  };
  return { home, budget, team }[state.tab]().filter((sheet) => sheet !== null);
}
