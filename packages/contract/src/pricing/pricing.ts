import * as v from 'valibot';
import { PLANS } from '../shared/plans';

/** Features that differ between plans. */
export const PLAN_FEATURES = [
  'products',
  'stores',
  'people',
  'import',
  'counts',
  'labels',
  'boards',
  'api',
  'card',
  'invoice',
  'purchaseOrder',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** Sections of the comparison, each with its features. */
export const PLAN_SECTIONS = {
  features: ['products', 'stores', 'people', 'import', 'counts', 'labels', 'boards', 'api'],
  payments: ['card', 'invoice', 'purchaseOrder'],
} as const satisfies Record<string, readonly PlanFeature[]>;

/** Money in whole minor units (cents), so that sums are exact. */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const Plan = v.object({
  id: v.picklist(PLANS),
  /** Price per month with monthly payment. */
  monthlyCents: cents,
  /** Price of a year, paid at once. */
  yearlyCents: cents,
  /** Whether it is the most popular plan. */
  popular: v.boolean(),
  /** Whether the plan has a feature, or its limit; `null`: unlimited. */
  features: v.record(v.picklist(PLAN_FEATURES), v.union([v.boolean(), v.number(), v.null()])),
});
export type Plan = v.InferOutput<typeof Plan>;

export const Pricing = v.object({
  plans: v.array(Plan),
  /** One-off price for lifetime use. */
  lifetimeCents: cents,
  trialDays: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Minimum prepayment. */
  minimumCreditCents: cents,
});
export type Pricing = v.InferOutput<typeof Pricing>;

/** Returns the saving of a yearly payment over twelve monthly ones in whole percent; 0 if there is none. */
export function yearlySavingPercent({ monthlyCents, yearlyCents }: Pick<Plan, 'monthlyCents' | 'yearlyCents'>): number {
  const year = monthlyCents * 12;
  return year === 0 ? 0 : Math.max(0, Math.round((1 - yearlyCents / year) * 100));
}
