/**
 * First part of the keys of every list of products, number of stock and page of the ledger: a movement changes all of them,
 * and a saved product writes a movement.
 */
export const stockKey = ['inventory'] as const;

/** First part of the keys of every page and sum of the ledger. */
export const ledgerKey = [...stockKey, 'ledger'] as const;
