import * as v from 'valibot';
import { Id } from '../shared/ids';
import { CalendarDay, dashboardOf } from './series';

/** Projects to choose from; the first is the default. */
export const PROJECTS = ['refit', 'web-shop', 'spring-range', 'stock-count'] as const;
export const ProjectName = v.picklist(PROJECTS);
export type ProjectName = v.InferOutput<typeof ProjectName>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.finite());
/** `null`: a day in the future. */
const nullableCount = v.nullable(count);

export const WEEKS = ['this-week', 'last-week'] as const;
export type WeekName = (typeof WEEKS)[number];
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const ISSUE_STATES = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'] as const;
const perWeek = <Schema extends v.GenericSchema>(schema: Schema) => v.object(v.entriesFromList(WEEKS, schema));

/** Today's count and a second count, with the latter's values of yesterday, two and three days ago. */
export const ProjectTile = v.object({ count, before: v.tuple([count, count, count]) });
export type ProjectTile = v.InferOutput<typeof ProjectTile>;

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const ScheduleItem = v.object({
  title: v.string(),
  /** Time of day, `HH:MM`. */
  time: ClockTime,
  location: v.optional(v.string()),
  /** End time. */
  until: v.optional(ClockTime),
  /** Names of the participants. */
  people: v.optional(v.array(v.string())),
  /** Its subject. */
  note: v.optional(v.string()),
});
export type ScheduleItem = v.InferOutput<typeof ScheduleItem>;

const TASK_TEAMS = ['API', 'Backend', 'Frontend', 'Issues'] as const;
const BUDGET_KINDS = ['Concept', 'Design', 'Development', 'Extras', 'Marketing'] as const;
const BudgetKind = v.picklist(BUDGET_KINDS);

/** Numbers of a named chart series: one for each label. */
const namedSeries = <Name extends string>(name: Name) =>
  v.array(v.object({ name: v.literal(name), data: v.array(v.pipe(v.number(), v.finite())) }));

export const Expenses = v.object({
  /** In dollars. */
  amount: v.pipe(v.number(), v.finite()),
  /** The planned amount for the same period. */
  projected: v.pipe(v.number(), v.finite()),
  /** First day of the period of the amount. */
  from: CalendarDay,
  to: CalendarDay,
  /**
   * Weeks, as day and short month in the language of the request, oldest first: `04 Jan - 10 Jan`. The last one ends with `to`.
   */
  labels: v.array(v.string()),
  series: namedSeries('Expenses'),
});
export type Expenses = v.InferOutput<typeof Expenses>;

export const BudgetRow = v.object({
  id: Id,
  type: BudgetKind,
  total: share,
  expensesAmount: share,
  expensesPercentage: share,
  remainingAmount: share,
  remainingPercentage: share,
});
export type BudgetRow = v.InferOutput<typeof BudgetRow>;

export const BUDGET_COLUMNS = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
] as const;

export const TeamMember = v.object({
  id: Id,
  avatar: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  title: v.string(),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

export const ProjectParts = {
  tiles: v.object({ due: ProjectTile, overdue: ProjectTile, issues: ProjectTile, features: ProjectTile }),
  githubIssues: v.object({
    overview: perWeek(v.object(v.entriesFromList(ISSUE_STATES, count))),
    labels: v.array(v.picklist(WEEKDAYS)),
    series: perWeek(v.object({ line: v.array(nullableCount), column: v.array(nullableCount) })),
  }),
  taskDistribution: v.object({
    overview: perWeek(v.object({ new: count, completed: count })),
    labels: v.array(v.picklist(TASK_TEAMS)),
    /** Percent. */
    series: perWeek(v.array(share)),
  }),
  schedule: v.object({ today: v.array(ScheduleItem), tomorrow: v.array(ScheduleItem) }),
  /** Percent of the budget. */
  budgetDistribution: v.object({ categories: v.array(BudgetKind), series: namedSeries('Budget') }),
  weeklyExpenses: Expenses,
  monthlyExpenses: Expenses,
  yearlyExpenses: Expenses,
  budgetDetails: v.object({ columns: v.array(v.picklist(BUDGET_COLUMNS)), rows: v.array(BudgetRow) }),
  teamMembers: v.array(TeamMember),
} as const;

/** @see PROJECTS for `?project` */
export const ProjectDashboard = dashboardOf(ProjectParts);
