const store = '/api/apps/ecommerce/store';

export const storeEndpoints = {
  /** GET: the card of the caller's store; PATCH {card}: the changed fields, 409 for an older version. */
  card: store,
  /** GET: the store's staff. */
  staff: `${store}/staff`,
  /** GET: the value of its stock, and counts of products that need attention. */
  health: `${store}/health`,
} as const;
