const root = '/apps/ecommerce/transactions';

/** URLs of the ledger. Its filters are in the query (see `model/ledgerAddress.ts`). */
export const transactionPaths = {
  ledger: root,
  /** The ledger with the form for a new movement open. */
  record: `${root}?show=record`,
} as const;
