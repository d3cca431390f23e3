import { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentOf } from '../../../../shared/editing/outcomes';
import { productCache } from '../../api/productCache';
import { updateProduct } from '../../../../shared/products/updateProduct';
import { fieldsOf, type InlineChange } from '../../components/ProductTable/inlineChange';

import type { InlineOutcome } from './inlineOutcome';

export { tellInline } from './tellInline';

/** Two changes of one product wait for each other: the second is based on what the first left. */
const waiting = new Map<number, Promise<unknown>>();

/**
 * Saves a change that was made in a row: shown at once, rolled back when it fails. When only other fields were changed elsewhere,
 * it is put on top of them by itself (screens, 1.3).
 */
export function saveInline(client: QueryClient, product: Product, change: InlineChange): Promise<InlineOutcome> {
  const before = waiting.get(product.id) ?? Promise.resolve();
  const cache = productCache(client);
  cache.apply([{ ...cache.newest(product), ...fieldsOf(change) }]);
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
  cache.apply([{ ...base, ...fieldsOf(change) }]);
  try {
    const saved = await update(base, change);
    cache.apply([saved]);
    await cache.invalidate({ stockOf: 'stock' in change ? [saved.id] : [] });
    const before = 'stock' in change && change.by !== undefined ? saved.stock - change.by : base.stock;
    return { kind: 'saved', product: saved, before };
  } catch (error) {
    const current = currentOf(Product, error);
    cache.apply([current ?? base]);
    return current ? { kind: 'conflict', current } : { kind: 'failed', error };
  }
}

/** Asks once more when the record moved on in other fields only. */
async function update(base: Product, change: InlineChange): Promise<Product> {
  const told = 'stock' in change ? { why: change.why } : {};
  try {
    return await updateProduct(base.id, { ...fieldsOf(change), updatedAt: base.updatedAt }, told);
  } catch (error) {
    const current = currentOf(Product, error);
    if (!current) throw error;
    // What is added is added to whatever is there by now.
    if ('by' in change && change.by !== undefined && current.stock + change.by >= 0) {
      return updateProduct(base.id, { stock: current.stock + change.by, updatedAt: current.updatedAt }, told);
    }
    const { isInTheWay } = await import('./isInTheWay');
    if (isInTheWay(base, change, current)) throw error;
    return updateProduct(base.id, { ...fieldsOf(change), updatedAt: current.updatedAt }, told);
  }
}

/** The values that a change replaces. */
function valuesOf(product: Product, change: InlineChange): Partial<Product> {
  if ('stock' in change) return { stock: product.stock };
  if ('price' in change) return { price: product.price };
  return { active: product.active };
}
