/**
 * What every list of products, every number of stock and every page of the ledger begins with: a movement changes all of them, and a saved
 * product writes a movement.
 */
export const stockKey = ['inventory'] as const;

/** What every page and sum of the ledger begins with. */
export const ledgerKey = [...stockKey, 'ledger'] as const;
