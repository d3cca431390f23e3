export const pricingEndpoints = {
  /** GET → what Stockroom costs. */
  pricing: '/api/pages/pricing',
} as const;
