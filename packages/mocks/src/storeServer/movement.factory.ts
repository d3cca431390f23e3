import type { Movement } from '@stockroom/contract';
import { demoUser } from '../user/user.seed';
import { SEED_INSTANT } from './product.factory';

/** An entry as it is kept: with the shop whose ledger it is in, which is not served. */
export interface StoredMovement extends Movement {
  storeId: number;
}

/** One entry of the ledger; `after` follows from `before` and `delta`. */
export function buildMovement(overrides: Partial<Omit<Movement, 'after'>> = {}): Movement {
  const movement = {
    id: movementId(1),
    productId: 1,
    sku: '',
    name: '',
    delta: 1,
    before: 0,
    reason: 'correction' as const,
    note: '',
    userId: demoUser.id,
    userName: demoUser.name,
    at: SEED_INSTANT,
    ...overrides,
  };
  return { ...movement, after: movement.before + movement.delta };
}

/** Ids sort by text as the entries were made. */
export function movementId(number: number): string {
  return `movement-${String(number).padStart(9, '0')}`;
}
