/** Stockroom's plans. */
export const PLANS = ['till', 'shop', 'house'] as const;
export type PlanId = (typeof PLANS)[number];
