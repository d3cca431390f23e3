import {
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
import { chance, dayFrom } from './course';
import { scheduleOf } from './schedule.seed';
import { teamOf } from './team.seed';

/** A whole number around another, the same for a project and a place. */
const around = (project: number, place: number, base: number) => Math.round(base * (0.6 + chance(project * 31 + 7, place) * 0.8));

const sum = (numbers: readonly number[]) => numbers.reduce((whole, each) => whole + each, 0);

/** What the demo tells of a project, in the words of a language: each has numbers of its own. */
export function projectOf(name: ProjectName, now: number, language: Language): v.InferOutput<typeof ProjectDashboard> {
  const project = PROJECTS.indexOf(name);
  const tile = (place: number, base: number, second: number): ProjectTile => ({
    count: around(project, place, base),
    before: [around(project, place + 1, second), around(project, place + 2, second), around(project, place + 3, second)],
  });
  const types = ['concept', 'design', 'development', 'extras', 'marketing'] as const;
  const rows = types.map((type, place) => budgetRow(project, type, place));
  const whole = sum(rows.map(({ total }) => total));
  return {
    tiles: { due: tile(10, 21, 13), overdue: tile(20, 17, 4), issues: tile(30, 24, 19), features: tile(40, 38, 16) },
    githubIssues: issuesOf(project),
    taskDistribution: {
      overview: {
        'this-week': { new: around(project, 50, 594), completed: around(project, 51, 287) },
        'last-week': { new: around(project, 52, 526), completed: around(project, 53, 260) },
      },
      labels: ['api', 'backend', 'frontend', 'issues'],
      series: { 'this-week': sharesOf(project, 60), 'last-week': sharesOf(project, 70) },
    },
    schedule: scheduleOf(project, language),
    budgetDistribution: {
      categories: [...types],
      series: rows.map(({ total }) => Math.round((total / whole) * 1000) / 10),
    },
    weeklyExpenses: expensesOf(project, now, { parts: 7, days: 1, base: 540 }),
    monthlyExpenses: expensesOf(project, now, { parts: 4, days: 7, base: 3900 }),
    yearlyExpenses: expensesOf(project, now, { parts: 12, days: 30, base: 16_200 }),
    budgetDetails: { rows },
    teamMembers: teamOf(project, language),
  };
}

function issuesOf(project: number) {
  const week = (place: number) => {
    const line = WEEKDAYS.map((_, day) => around(project, place + day, 33));
    const column = WEEKDAYS.map((_, day) => around(project, place + 10 + day, 11));
    const [opened, closed] = [sum(line), sum(column)];
    const fixed = Math.round(closed * 0.4);
    // What was closed was fixed, or will not be.
    const counts = [opened, closed, fixed, closed - fixed, around(project, place + 20, 8), around(project, place + 21, 6)];
    const overview = Object.fromEntries(ISSUE_STATES.map((state, at) => [state, counts[at] ?? 0]));
    return { overview: overview as Record<(typeof ISSUE_STATES)[number], number>, series: { line, column } };
  };
  const [now, before] = [week(100), week(140)];
  return {
    overview: { 'this-week': now.overview, 'last-week': before.overview },
    labels: [...WEEKDAYS],
    series: { 'this-week': now.series, 'last-week': before.series },
  };
}

/** Four shares that make a hundred. */
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

function expensesOf(
  project: number,
  now: number,
  { parts, days, base }: { parts: number; days: number; base: number },
): Expenses {
  const series = Array.from({ length: parts }, (_, part) => around(project, 300 + days * 20 + part, base));
  return {
    amount: sum(series),
    projected: Math.round(sum(series) * (0.9 + chance(project + 53, days) * 0.24)),
    labels: series.map((_, part) => {
      const last = (part - parts + 1) * days;
      return { from: dayFrom(now, last - days + 1), to: dayFrom(now, last) };
    }),
    series,
  };
}
