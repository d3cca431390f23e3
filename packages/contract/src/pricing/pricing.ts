import * as v from 'valibot';
import { PLANS } from '../shared/plans';

/** Features in which plans differ. */
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

/** Money in whole minor units (cents): sums of it are exact. */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const Plan = v.object({
  id: v.picklist(PLANS),
  /** Paid every month. */
  monthlyCents: cents,
  /** Paid once for a year. */
  yearlyCents: cents,
  /** The one that most take. */
  popular: v.boolean(),
  /** Whether it has a feature, or how many of it; `null`: without a limit. */
  features: v.record(v.picklist(PLAN_FEATURES), v.union([v.boolean(), v.number(), v.null()])),
});
export type Plan = v.InferOutput<typeof Plan>;

export const Pricing = v.object({
  plans: v.array(Plan),
  /** Paid once, for ever. */
  lifetimeCents: cents,
  trialDays: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The least that can be paid in ahead. */
  minimumCreditCents: cents,
});
export type Pricing = v.InferOutput<typeof Pricing>;

/** Whole per cent that a year at once saves over twelve months; 0 when it saves nothing. */
export function savingOf({ monthlyCents, yearlyCents }: Pick<Plan, 'monthlyCents' | 'yearlyCents'>): number {
  const year = monthlyCents * 12;
  return year === 0 ? 0 : Math.max(0, Math.round((1 - yearlyCents / year) * 100));
}
