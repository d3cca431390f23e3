const root = '/apps/ecommerce/queues';

/** Addresses of the work that waits. Which tab, and what is open in it, is in the query (see `model/queueAddress.ts`). */
export const queuePaths = {
  queues: root,
  counts: `${root}?tab=counts`,
  /** A count with its lines. */
  count: (id: string) => `${root}?${new URLSearchParams({ tab: 'counts', count: id })}`,
  /** The list of counts with the form of a new one over it. */
  startCount: `${root}?tab=counts&show=count`,
  imports: `${root}?tab=imports`,
} as const;
