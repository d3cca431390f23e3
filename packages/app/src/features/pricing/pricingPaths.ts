/**
 * Addresses of the prices, one a look: three cards with the middle one set off, three plain ones, one price for ever, and a comparison. How one
 * pays is in the query (see `model/pricingAddress.ts`).
 */
export const pricingPaths = {
  modern: '/pages/pricing/modern',
  simple: '/pages/pricing/simple',
  single: '/pages/pricing/single',
  table: '/pages/pricing/table',
} as const;

export type PricingLook = keyof typeof pricingPaths;
