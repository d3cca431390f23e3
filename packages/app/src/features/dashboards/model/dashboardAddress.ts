import { PROJECTS, WEEKS, type ProjectName, type WeekName } from '@stockroom/contract';
import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { BALANCE_RANGES, CARD_RANGES, PERIODS, type Period } from './periods';

/** State in every dashboard's address. */
export interface DashboardState {
  period: Period;
  /** Whether the previous period is shown too. */
  compare: 'yes' | null;
}

const common = { period: choiceParam(PERIODS, 'month'), compare: choiceParam(['yes'], null) };

export const PROJECT_TABS = ['home', 'budget', 'team'] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

/** Columns by which the budget can be sorted. */
export const BUDGET_SORTS = ['type', 'total', 'expenses', 'expensesShare', 'remaining', 'remainingShare'] as const;
export type BudgetSort = (typeof BUDGET_SORTS)[number];

export const TILES = ['due', 'overdue', 'issues', 'features'] as const;
export type TileName = (typeof TILES)[number];
/** Days before today whose count a tile can show beside today's. */
export const TILE_DAYS = ['1', '2', '3'] as const;
export type TileDay = (typeof TILE_DAYS)[number];

export interface ProjectState extends DashboardState, Record<TileName, TileDay> {
  project: ProjectName;
  tab: ProjectTab;
  week: WeekName;
  /** Sort column of the budget. */
  sort: BudgetSort;
  order: 'asc' | 'desc';
}

const tileDay = choiceParam(TILE_DAYS, '1');

export const projectAddress = listAddress<ProjectState>({
  ...common,
  project: choiceParam(PROJECTS, PROJECTS[0]),
  tab: choiceParam(PROJECT_TABS, 'home'),
  week: choiceParam(WEEKS, 'this-week'),
  sort: choiceParam(BUDGET_SORTS, 'total'),
  order: choiceParam(['asc', 'desc'], 'desc'),
  due: tileDay,
  overdue: tileDay,
  issues: tileDay,
  features: tileDay,
});

export const CARDS = ['conversions', 'impressions', 'visits'] as const;
export type CardName = (typeof CARDS)[number];

export interface AnalyticsState extends DashboardState, Record<CardName, (typeof CARD_RANGES)[number] | null> {
  year: 'this-year' | 'last-year';
}

const cardRange = choiceParam(CARD_RANGES, null);

export const analyticsAddress = listAddress<AnalyticsState>({
  ...common,
  year: choiceParam(['this-year', 'last-year'], 'this-year'),
  conversions: cardRange,
  impressions: cardRange,
  visits: cardRange,
});

export const TRANSACTION_SORTS = ['transactionId', 'date', 'name', 'amount', 'status'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];
export const STATEMENTS = ['previous', 'current'] as const;
export type StatementName = (typeof STATEMENTS)[number];
export const STATEMENT_VIEWS = ['view', 'spending', 'tax'] as const;
export type StatementView = (typeof STATEMENT_VIEWS)[number];

export interface FinanceState extends DashboardState {
  sort: TransactionSort;
  order: 'asc' | 'desc';
  all: 'yes' | null;
  /** Period of the balance; `null` for the page's. */
  balance: (typeof BALANCE_RANGES)[number] | null;
  /** The open statement, and its view. */
  statement: `${StatementName}-${StatementView}` | null;
}

const OPEN_STATEMENTS = STATEMENTS.flatMap((name) => STATEMENT_VIEWS.map((view) => `${name}-${view}` as const));

export const financeAddress = listAddress<FinanceState>({
  ...common,
  sort: choiceParam(TRANSACTION_SORTS, 'date'),
  order: choiceParam(['asc', 'desc'], 'desc'),
  all: choiceParam(['yes'], null),
  balance: choiceParam(BALANCE_RANGES, null),
  statement: choiceParam(OPEN_STATEMENTS, null),
});

export const cryptoAddress = listAddress<DashboardState>(common);
