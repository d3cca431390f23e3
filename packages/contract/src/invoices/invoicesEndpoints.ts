export const invoicesEndpoints = {
  /** GET ?id → invoice; the newest without an id. */
  invoice: '/api/pages/invoice',
} as const;
