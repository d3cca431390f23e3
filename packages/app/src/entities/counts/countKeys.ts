import { stockKey } from '../stock/stockKeys';

/** Query keys of counts. They show stock: whatever changes stock invalidates them. */
export const countKeys = {
  all: [...stockKey, 'queues', 'counts'] as const,
  list: () => [...countKeys.all, 'list'] as const,
  one: (id: string) => [...countKeys.all, id] as const,
};
