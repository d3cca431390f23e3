const root = '/apps/ecommerce/queues';

/** Addresses of pending work. Tab and open item are in the query (see `model/queueAddress.ts`). */
export const queuePaths = {
  queues: root,
  counts: `${root}?tab=counts`,
  /** A count with its lines. */
  count: (id: string) => `${root}?${new URLSearchParams({ tab: 'counts', count: id })}`,
  /** The list of counts with the form of a new one above it. */
  startCount: `${root}?tab=counts&show=count`,
  imports: `${root}?tab=imports`,
} as const;
