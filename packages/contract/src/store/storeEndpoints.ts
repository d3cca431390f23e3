const store = '/api/apps/ecommerce/store';

export const storeEndpoints = {
  /** GET: the card of the caller's store; PATCH {card}: what is changed of it, 409 for an older version. */
  card: store,
  /** GET: who works there. */
  staff: `${store}/staff`,
  /** GET: what its stock is worth, and what of it needs a hand. */
  health: `${store}/health`,
} as const;
