import {
  BUDGET_COLUMNS,
  ISSUE_STATES,
  PROJECTS,
  WEEKDAYS,
  type BudgetRow,
  type Expenses,
  type ProjectDashboard,
  type ProjectName,
  type ProjectTile,
} from '@stockroom/contract';
import type * as v from 'valibot';
import type { Language } from '../engine/fold';
import { scheduleOf } from './schedule.seed';
import { teamOf } from './team.seed';
import { chance, dayFrom } from './timeSeries';

/** Returns a whole number near `base`, always the same for a project and an index. */
const around = (project: number, place: number, base: number) => Math.round(base * (0.6 + chance(project * 31 + 7, place) * 0.8));

const sum = (numbers: readonly number[]) => numbers.reduce((whole, each) => whole + each, 0);

/**
 * Returns the demo's data of a project, in a language: each has its own numbers.
 * @param tasks how many tasks of the shop are due, and late
 */
export function projectOf(
  name: ProjectName,
  now: number,
  language: Language,
  tasks: Record<'due' | 'overdue', ProjectTile>,
): v.InferOutput<typeof ProjectDashboard> {
  const project = PROJECTS.indexOf(name);
  const tile = (place: number, base: number, second: number): ProjectTile => ({
    count: around(project, place, base),
    before: [around(project, place + 1, second), around(project, place + 2, second), around(project, place + 3, second)],
  });
  const types = ['Concept', 'Design', 'Development', 'Extras', 'Marketing'] as const;
  const rows = types.map((type, place) => budgetRow(project, type, place));
  const whole = sum(rows.map(({ total }) => total));
  return {
    tiles: { ...tasks, issues: tile(30, 24, 19), features: tile(40, 38, 16) },
    githubIssues: issuesOf(project, now),
    taskDistribution: {
      overview: {
        'this-week': { new: around(project, 50, 594), completed: around(project, 51, 287) },
        'last-week': { new: around(project, 52, 526), completed: around(project, 53, 260) },
      },
      labels: ['API', 'Backend', 'Frontend', 'Issues'],
      series: { 'this-week': sharesOf(project, 60), 'last-week': sharesOf(project, 70) },
    },
    schedule: scheduleOf(project, language),
    budgetDistribution: {
      categories: [...types],
      series: [{ name: 'Budget', data: rows.map(({ total }) => Math.round((total / whole) * 1000) / 10) }],
    },
    weeklyExpenses: expensesOf(project, now, language, { weeks: 1, shown: 8 }),
    monthlyExpenses: expensesOf(project, now, language, { weeks: 4, shown: 12 }),
    yearlyExpenses: expensesOf(project, now, language, { weeks: WEEKS_OF_YEAR, shown: WEEKS_OF_YEAR }),
    budgetDetails: { columns: [...BUDGET_COLUMNS], rows },
    teamMembers: teamOf(project, language),
  };
}

/** Returns issues opened and closed by day, and their outcome. Future days have none. */
function issuesOf(project: number, now: number) {
  const today = (new Date(now).getDay() + 6) % 7;
  const week = (place: number, last: number) => {
    const line = WEEKDAYS.map((_, day) => (day > last ? null : around(project, place + day, 33)));
    const column = WEEKDAYS.map((_, day) => (day > last ? null : around(project, place + 10 + day, 11)));
    const [opened, closed] = [line, column].map((days) => sum(days.map((each) => each ?? 0)));
    const fixed = Math.round((closed ?? 0) * 0.4);
    // A closed issue was either fixed or rejected.
    const counts = [opened, closed, fixed, (closed ?? 0) - fixed, around(project, place + 20, 8), around(project, place + 21, 6)];
    const overview = Object.fromEntries(ISSUE_STATES.map((state, at) => [state, counts[at] ?? 0]));
    return { overview: overview as Record<(typeof ISSUE_STATES)[number], number>, series: { line, column } };
  };
  const [present, before] = [week(100, today), week(140, 6)];
  return {
    overview: { 'this-week': present.overview, 'last-week': before.overview },
    labels: [...WEEKDAYS],
    series: { 'this-week': present.series, 'last-week': before.series },
  };
}

/** Returns four shares that add up to a hundred. */
function sharesOf(project: number, place: number): number[] {
  const first = [15, 20, 38].map((base, at) => around(project, place + at, base * 0.8));
  return [...first, 100 - sum(first)];
}

function budgetRow(project: number, type: BudgetRow['type'], place: number): BudgetRow {
  const total = around(project, 200 + place, [14_880, 21_080, 34_720, 18_600, 34_720][place] ?? 0) + 200;
  const share = Math.round((0.12 + chance(project + 41, place) * 0.8) * 10_000) / 100;
  const spent = Math.round(total * share) / 100;
  return {
    id: `budget-${project}-${place}`,
    type,
    total,
    expensesAmount: spent,
    expensesPercentage: share,
    remainingAmount: Math.round((total - spent) * 100) / 100,
    remainingPercentage: Math.round((100 - share) * 100) / 100,
  };
}

const WEEKS_OF_YEAR = 52;

/** Returns the expenses of a week that ended `weeksAgo` weeks before today: all three periods use this series. */
const spentIn = (project: number, weeksAgo: number): number => around(project, 300 + weeksAgo, 3900);

/** @param weeks that the amount is of; `shown` are those of the course */
function expensesOf(
  project: number,
  now: number,
  language: Language,
  { weeks, shown }: { weeks: number; shown: number },
): Expenses {
  const data = Array.from({ length: shown }, (_, part) => spentIn(project, shown - 1 - part));
  const amount = sum(data.slice(-weeks));
  const format = new Intl.DateTimeFormat(language, { day: '2-digit', month: 'short' });
  const word = (daysAgo: number) => {
    const parts = format.formatToParts(new Date(`${dayFrom(now, -daysAgo)}T12:00`));
    return ['day', 'month'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
  };
  return {
    amount,
    projected: Math.round(amount * (0.9 + chance(project + 53, weeks) * 0.24)),
    from: dayFrom(now, 1 - weeks * 7),
    to: dayFrom(now, 0),
    labels: data.map((_, part) => {
      const weeksAgo = shown - 1 - part;
      return `${word(weeksAgo * 7 + 6)} - ${word(weeksAgo * 7)}`;
    }),
    series: [{ name: 'Expenses', data }],
  };
}
