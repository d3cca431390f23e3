import type { Movement } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { movementsOf } from './movement.seed';

/** The ledger of stock. Entries are added, never changed or removed. */
export const movementCollection = defineCollection<Movement>({
  name: 'movements',
  version: 1,
  seed: (dataSet) => baseOf(dataSet === 'empty' ? [] : movementsOf()),
  required: ['id', 'productId', 'delta', 'before', 'after', 'reason', 'at'],
});
