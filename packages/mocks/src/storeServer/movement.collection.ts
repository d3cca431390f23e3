import { baseOf, defineCollection, type Collection, type Keyed } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import type { StoredMovement } from './movement.factory';
import { movementsOf } from './seed/movement.seed';
import { demoProducts } from './seed/product.seed';

const others = lazySeeds(() => import('./seed/movement.dataSets'));

/** The ledger of stock. Entries are added, never changed or removed. */
export const movementCollection = defineCollection<StoredMovement>({
  name: 'movements',
  version: 1,
  seed: (dataSet) => {
    switch (dataSet) {
      case 'empty':
        return baseOf<StoredMovement>([]);
      case 'demo':
        return movementsOf(demoProducts);
      default:
        return others().movementsOfOthers(dataSet);
    }
  },
  required: ['id', 'storeId', 'productId', 'delta', 'before', 'after', 'reason', 'at'],
});

/**
 * Undone movements, each with the movement that undid it. Written with the counter-movement, so that two tabs can't undo a
 * movement twice.
 */
export const undoneMovementCollection = defineCollection<{ id: string; by: string }>({
  name: 'movements-undone',
  version: 1,
  required: ['id', 'by'],
});

/** Movements by a caller's idempotency key, so that a repeated request records nothing. */
export const movementKeyCollection = defineCollection<{ id: string; movements: readonly string[] }>({
  name: 'movements-acts',
  version: 1,
  required: ['id', 'movements'],
});

/**
 * The day the seed's dates are counted from, fixed with the first entry, so that recorded entries stay later than seeded ones.
 */
export const seedDayCollection = defineCollection<{ id: 'today'; at: number }>({
  name: 'movements-today',
  version: 1,
  required: ['id', 'at'],
});

/** Collections the ledger is made of. */
export const ledgerCollections: readonly Collection<Keyed>[] = [movementCollection, undoneMovementCollection, seedDayCollection];
