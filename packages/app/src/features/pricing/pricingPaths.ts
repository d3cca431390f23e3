/**
 * Addresses of the prices, one per layout: three cards with the middle one emphasised, three plain ones, a lifetime price, and
 * a comparison. The billing period is in the query (see `model/pricingAddress.ts`).
 */
export const pricingPaths = {
  modern: '/pages/pricing/modern',
  simple: '/pages/pricing/simple',
  single: '/pages/pricing/single',
  table: '/pages/pricing/table',
} as const;

export type PricingVariant = keyof typeof pricingPaths;
