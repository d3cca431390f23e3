import { baseOf, defineCollection } from '../engine/collection';
import type { StoredMovement } from './movement.factory';
import { movementsOf } from './movement.seed';

/** The ledger of stock. Entries are added, never changed or removed. */
export const movementCollection = defineCollection<StoredMovement>({
  name: 'movements',
  version: 1,
  seed: (dataSet) => baseOf(dataSet === 'empty' ? [] : movementsOf()),
  required: ['id', 'storeId', 'productId', 'delta', 'before', 'after', 'reason', 'at'],
});
