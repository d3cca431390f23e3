import {
  FINANCE_LIMITS,
  STATEMENT_LINES,
  type FinanceDashboard,
  type FinanceTransaction,
  type Statement,
} from '@stockroom/contract';
import type * as v from 'valibot';
import type { Language } from '../engine/fold';
import { atOf } from '../engine/seedTime';
import { chance, buildTimeSeries, dayFrom } from './timeSeries';

type LocalizedText = Readonly<Record<Language, string>>;

/** Counterparty or subject of a transaction, and whether it is income. */
const parties: readonly (readonly [LocalizedText, comes?: true])[] = [
  [{ en: 'Bosphorus Trading, straps', tr: 'Bosphorus Trading, kayışlar' }],
  [{ en: 'Card sales, till 1', tr: 'Kartlı satışlar, kasa 1' }, true],
  [{ en: 'Ellery Wholesale, watches', tr: 'Ellery Wholesale, saatler' }],
  [{ en: 'Rent of the shop', tr: 'Mağaza kirası' }],
  [{ en: 'Card sales, web shop', tr: 'Kartlı satışlar, internet mağazası' }, true],
  [{ en: 'Parcel service', tr: 'Kargo' }],
  [{ en: 'Northline Supply, bags', tr: 'Northline Supply, çantalar' }],
  [{ en: 'Returned goods, till 2', tr: 'İadeler, kasa 2' }],
  [{ en: 'Electricity', tr: 'Elektrik' }],
  [{ en: 'Green Quay Imports, mugs', tr: 'Green Quay Imports, kupalar' }],
];
const TRANSACTIONS = 48;

/**
 * Returns the finances of the demo's store, in a language. Days are relative to today, and only due dates are in the future.
 */
export function financeOf(now: number, language: Language): v.InferOutput<typeof FinanceDashboard> {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const series = buildTimeSeries({ seed: 17, base: 44_000, growth: 0.7, swing: 0.16, decimals: 2, isLevel: true }, now);
  const [monthAgo = 0] = series.days.slice(-31);
  const balance = series.days.at(-1) ?? 0;
  return {
    accountBalance: {
      // Matches the series of the chart below it.
      growRate: monthAgo === 0 ? 0 : Math.round((balance / monthAgo - 1) * 10_000) / 100,
      ami: 45_332,
      series,
    },
    budget: {
      expenses: 11_763.34,
      expensesLimit: FINANCE_LIMITS.expenses,
      savings: 10_974.12,
      savingsGoal: FINANCE_LIMITS.savings,
      // Over its limit: 105.7 %.
      bills: 1057,
      billsLimit: FINANCE_LIMITS.bills,
      before: { expenses: 12_080.5, savings: 10_694.4, bills: 1008 },
    },
    previousStatement: statement('paid', dayFrom(now, -12), 27_221.21, 7331.94),
    currentStatement: statement('pending', dayFrom(now, 18), 39_819.41, 9112.51),
    recentTransactions: Array.from({ length: TRANSACTIONS }, (_, place) => transaction(place, today, language)),
  };
}

const SHARES = [0.46, 0.21, 0.19, 0.09, 0.05];
const TAX = 0.08;

function statement(status: Statement['status'], date: string, spent: number, minimum: number): Statement {
  const amounts = SHARES.map((share) => Math.round(spent * share * 100) / 100);
  // The first line takes the rounding difference, so that the lines add up to the total.
  amounts[0] = Math.round((spent - amounts.slice(1).reduce((sum, amount) => sum + amount, 0)) * 100) / 100;
  const lines = STATEMENT_LINES.map((kind, place) => {
    const amount = amounts[place] ?? 0;
    return { kind, amount, tax: kind === 'wages' ? 0 : Math.round(amount * TAX * 100) / 100 };
  });
  return { status, date, limit: FINANCE_LIMITS.credit, spent, minimum, lines };
}

function transaction(place: number, today: number, language: Language): FinanceTransaction {
  const [name, comes = false] = parties[place % parties.length] ?? [{ en: '', tr: '' }];
  const amount = Math.round((40 + chance(19, place) * 1900) * 100) / 100;
  return {
    id: `finance-${place + 1}`,
    transactionId: `${528_651_571 + place * 7919}NT`,
    name: name[language],
    amount: comes ? amount : -amount,
    status: place < 4 && place % 2 === 0 ? 'pending' : 'completed',
    date: new Date(atOf(today, { daysAgo: 1 + Math.floor(place * 0.9), at: `${10 + (place % 8)}:15` })).toISOString(),
  };
}
