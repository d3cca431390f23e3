import { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { updateProduct, type Written } from '#entities/products/updateProduct';
import { productCache } from '#features/inventory/api/productCache';
import { fieldsOf, type InlineChange } from '#features/inventory/model/inlineChange';
import { currentOf } from '#shared/editing/outcomes';
import { valuesOf } from '#shared/query/valuesOf';
import type { InlineEditResult } from './inlineEditResult';

export { notifyInlineResult } from './notifyInlineResult';

/**
 * Pending saves by product. Two changes of one product run one after the other: the second is based on the first one's result.
 */
const pendingSaves = new Map<number, Promise<unknown>>();

/**
 * Saves a change that was made in a row: shown at once, rolled back when it fails. When only other fields were changed
 * elsewhere, it is applied on top of them automatically.
 */
export function saveInline(client: QueryClient, product: Product, change: InlineChange): Promise<InlineEditResult> {
  const before = pendingSaves.get(product.id) ?? Promise.resolve();
  const cache = productCache(client);
  cache.apply([{ ...cache.newest(product), ...fieldsOf(change, product) }]);
  const outcome = before.then(() => write(client, product, change));
  const done = outcome.finally(() => {
    if (pendingSaves.get(product.id) === done) pendingSaves.delete(product.id);
  });
  pendingSaves.set(product.id, done);
  return outcome;
}

async function write(client: QueryClient, product: Product, change: InlineChange): Promise<InlineEditResult> {
  const cache = productCache(client);
  await cache.hold();
  const fields = Object.keys(fieldsOf(change, product)) as (keyof Product)[];
  // The values before this change; a change that waited sees the result of the previous one.
  const base: Product = { ...cache.newest(product), ...valuesOf(product, fields) };
  cache.apply([{ ...base, ...fieldsOf(change, base) }]);
  try {
    const { before, ...saved } = await update(base, change);
    cache.apply([saved.product]);
    await cache.invalidate({ stockOf: saved.movement ? [product.id] : [] });
    return { kind: 'saved', before, ...saved };
  } catch (error) {
    const current = currentOf(Product, error);
    if (!current) {
      cache.rollBack(base, fields);
      return { kind: 'failed', error };
    }
    cache.apply([current]);
    return { kind: 'conflict', current };
  }
}

/**
 * Updates the product and retries when only other fields of the record have changed.
 * @returns `before`: the product that the change was written over
 */
async function update(base: Product, change: InlineChange): Promise<Written & { before: Product }> {
  const reasonFields = 'stock' in change ? { movementReason: change.movementReason } : {};
  const writeOver = async (before: Product, fields = fieldsOf(change, before)) => ({
    ...(await updateProduct(base.id, { ...fields, updatedAt: before.updatedAt }, reasonFields)),
    before,
  });
  try {
    return await writeOver(base);
  } catch (error) {
    const current = currentOf(Product, error);
    if (!current) throw error;
    // An added amount is added to the current stock, even if that has changed.
    if ('by' in change && change.by !== undefined && current.stock + change.by >= 0) {
      return writeOver(current, { stock: current.stock + change.by });
    }
    const { hasConflict } = await import('./hasConflict');
    if (hasConflict(base, change, current)) throw error;
    return writeOver(current);
  }
}
