const root = '/apps/ecommerce/transactions';

/** Addresses of the ledger. What it is narrowed to is in the query (see `model/ledgerAddress.ts`). */
export const transactionPaths = {
  ledger: root,
  /** The ledger with the form of a new movement over it. */
  record: `${root}?show=record`,
} as const;
