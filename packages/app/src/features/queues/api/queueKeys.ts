import { labelsKey } from '#entities/products/labelCalls';
import { stockKey } from '#entities/stock/stockKeys';

/** Keys of the queue queries. Queues show stock: every change of stock invalidates them. */
export const queueKeys = {
  all: [...stockKey, 'queues'] as const,
  labels: () => labelsKey,
  imports: () => [...queueKeys.all, 'imports'] as const,
  importReport: (id: string) => [...queueKeys.all, 'imports', id] as const,
};
