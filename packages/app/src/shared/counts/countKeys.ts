import { stockKey } from '../stock/stockKeys';

/** What the query client holds of counts. They tell of stock: whatever changes stock makes them anew. */
export const countKeys = {
  all: [...stockKey, 'queues', 'counts'] as const,
  list: () => [...countKeys.all, 'list'] as const,
  one: (id: string) => [...countKeys.all, id] as const,
};
