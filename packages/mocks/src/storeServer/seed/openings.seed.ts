import type { Product } from '@stockroom/contract';
import type { Base, Key } from '../../engine/collection';
import { buildMovement, movementId, numberOfMovement, type StoredMovement } from '../movement.factory';

/** First id, above those of products with a history of their own. */
const FIRST_ID = 1001;
/** Time of the openings, before the year of the other histories. */
const OPENED = { daysAgo: 400, at: '08:00' };

/**
 * Makes the ledger of a catalogue that is too large for histories: the stock on the first day, one entry for each product,
 * before those of products with a history.
 */
export function openingsOf(products: Base<Product>, histories: Base<StoredMovement>): Base<StoredMovement> {
  const last = FIRST_ID + products.size;
  const opening = (productId: number): StoredMovement | undefined => {
    const product = productId < FIRST_ID ? undefined : products.get(productId);
    if (!product || product.stock === 0) return undefined;
    const { undoneBy: _undoneBy, ...movement } = buildMovement({
      id: movementId(productId - FIRST_ID + 1),
      productId,
      sku: product.sku,
      name: product.name,
      delta: product.stock,
      reason: 'received',
    });
    return { ...movement, at: OPENED, storeId: product.storeId };
  };
  const own = (key: Key) => histories.get(movementId(numberOfMovement(key) - last));
  return {
    // An upper bound: products without stock have no entry and are not subtracted.
    size: products.size + histories.size,
    *keys() {
      for (let productId = FIRST_ID; productId < last; productId += 1) {
        if (opening(productId)) yield movementId(productId - FIRST_ID + 1);
      }
      for (const key of histories.keys()) yield movementId(numberOfMovement(key) + last);
    },
    get: (key) => {
      const history = own(key);
      return history ? { ...history, id: String(key) } : opening(numberOfMovement(key) + FIRST_ID - 1);
    },
  };
}
