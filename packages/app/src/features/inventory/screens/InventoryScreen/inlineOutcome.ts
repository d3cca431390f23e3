import type { Product } from '@stockroom/contract';

/** What became of a change in a row. */
export type InlineOutcome =
  /** `before`: the stock that was changed. */
  | { kind: 'saved'; product: Product; before: number }
  /** Somebody else changed the same value; the row shows theirs. */
  | { kind: 'conflict'; current: Product }
  | { kind: 'failed'; error: unknown };
