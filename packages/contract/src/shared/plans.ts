/** What a shop can have Stockroom as. */
export const PLANS = ['till', 'shop', 'house'] as const;
export type PlanId = (typeof PLANS)[number];
