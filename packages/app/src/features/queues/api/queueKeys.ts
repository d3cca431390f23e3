import { labelsKey } from '../../../shared/products/labelCalls';
import { stockKey } from '../../../shared/stock/stockKeys';

/** What stands in queues tells of stock: whatever changes stock makes it anew. */
export const queueKeys = {
  all: [...stockKey, 'queues'] as const,
  labels: () => labelsKey,
  imports: () => [...queueKeys.all, 'imports'] as const,
  importReport: (id: string) => [...queueKeys.all, 'imports', id] as const,
};
