export const invoicesEndpoints = {
  /** GET ?id → invoice; without an id the newest. */
  invoice: '/api/pages/invoice',
} as const;
