import type { Movement } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { movementsOf } from './movement.seed';

/** An entry as it is kept: with the shop whose ledger it is in, which is not served. */
export interface StoredMovement extends Movement {
  storeId: number;
}

/** The ledger of stock. Entries are added, never changed or removed. */
export const movementCollection = defineCollection<StoredMovement>({
  name: 'movements',
  version: 1,
  seed: (dataSet) => baseOf(dataSet === 'empty' ? [] : movementsOf()),
  required: ['id', 'storeId', 'productId', 'delta', 'before', 'after', 'reason', 'at'],
});
