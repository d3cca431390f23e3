import type { Product } from '@stockroom/contract';
import type { Written } from '#entities/products/updateProduct';

/** The result of a change in a row. */
export type InlineEditResult =
  /** `before`: the product that the change was written over. */
  | ({ kind: 'saved'; before: Product } & Written)
  /** Somebody else changed the same value; the row shows theirs. */
  | { kind: 'conflict'; current: Product }
  | { kind: 'failed'; error: unknown };
