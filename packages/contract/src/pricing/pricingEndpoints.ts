export const pricingEndpoints = {
  /** GET → prices of Stockroom. */
  pricing: '/api/pages/pricing',
} as const;
