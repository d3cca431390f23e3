import type { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { productCache } from '../../api/productCache';
import { updateProduct } from '../../api/updateProduct';
import { currentOf } from '../../api/writeFailureOf';
import type { InlineChange } from '../../components/ProductTable/inlineChange';
import { toDraft } from '../../model/draft';
import { mergeDraft } from '../../model/merge';

/** What became of a change in a row. */
export type InlineOutcome =
  | { kind: 'saved'; product: Product }
  /** Somebody else changed the same value; the row shows theirs. */
  | { kind: 'conflict'; current: Product }
  | { kind: 'failed'; error: unknown };

/** Two changes of one product wait for each other: the second is based on what the first left. */
const waiting = new Map<number, Promise<unknown>>();

/**
 * Saves a change that was made in a row: shown at once, rolled back when it fails. When only other fields were changed elsewhere,
 * it is put on top of them by itself (screens, 1.3).
 */
export function saveInline(client: QueryClient, product: Product, change: InlineChange): Promise<InlineOutcome> {
  const before = waiting.get(product.id) ?? Promise.resolve();
  const cache = productCache(client);
  cache.apply([{ ...cache.newest(product), ...change }]);
  const outcome = before.then(() => write(client, product, change));
  const done = outcome.finally(() => {
    if (waiting.get(product.id) === done) waiting.delete(product.id);
  });
  waiting.set(product.id, done);
  return outcome;
}

async function write(client: QueryClient, product: Product, change: InlineChange): Promise<InlineOutcome> {
  const cache = productCache(client);
  await cache.hold();
  // What stood there before this change; a change that waited finds what the one before it left.
  const base: Product = { ...cache.newest(product), ...valuesOf(product, change) };
  cache.apply([{ ...base, ...change }]);
  try {
    const saved = await update(base, change);
    cache.apply([saved]);
    await cache.outdate({ stockOf: 'stock' in change ? [saved.id] : [] });
    return { kind: 'saved', product: saved };
  } catch (error) {
    const current = currentOf(error);
    cache.apply([current ?? base]);
    return current ? { kind: 'conflict', current } : { kind: 'failed', error };
  }
}

/** Asks once more when the record moved on in other fields only. */
async function update(base: Product, change: InlineChange): Promise<Product> {
  try {
    return await updateProduct(base.id, { ...change, updatedAt: base.updatedAt });
  } catch (error) {
    const current = currentOf(error);
    if (!current) throw error;
    const mine = { ...toDraft(base), ...change };
    if (mergeDraft(toDraft(base), mine, toDraft(current)).conflicts.length > 0) throw error;
    return updateProduct(base.id, { ...change, updatedAt: current.updatedAt });
  }
}

/** The values that a change replaces. */
function valuesOf(product: Product, change: InlineChange): Partial<Product> {
  if ('stock' in change) return { stock: product.stock };
  if ('price' in change) return { price: product.price };
  return { active: product.active };
}
