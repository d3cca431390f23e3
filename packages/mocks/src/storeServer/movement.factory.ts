import type { Movement } from '@stockroom/contract';
import type { Key } from '../engine/collection';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import { demoUser } from '../user/user.seed';
import { SEED_INSTANT } from './product.factory';

/** The latest time of "today" in the seed. */
const LATEST = '19:00';
const PREFIX = 'movement-';

/**
 * A stored entry, with the shop whose ledger it is in, which is not served. Seeded entries have their time in days before
 * today; entries stored before references existed have none.
 */
export type StoredMovement = Omit<Movement, 'at' | 'reference' | 'undoes' | 'undoneBy'> &
  Partial<Pick<Movement, 'reference' | 'undoes'>> & { at: string | SeedTime; storeId: number };

/** Builds an entry of the ledger; `after` follows from `before` and `delta`. */
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
    reference: '',
    undoes: null,
    undoneBy: null,
    userId: demoUser.id,
    userName: demoUser.name,
    at: SEED_INSTANT,
    ...overrides,
  };
  return { ...movement, after: movement.before + movement.delta };
}

/** Makes an id; sorted as text, ids are in the order of the entries. */
export function movementId(number: number): string {
  return `${PREFIX}${String(number).padStart(9, '0')}`;
}

/** Returns the number in an id; 0 for an id of another form. */
export function numberOfMovement(key: Key): number {
  const digits = typeof key === 'string' && key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  return /^\d{9}$/.test(digits) ? Number(digits) : 0;
}

/** Returns the midnight from which the seed counts its days. */
export function todayOfSeed(now: number): number {
  return seedToday(now, LATEST);
}

/** Returns when an entry was made, in milliseconds since 1970. */
export function momentOf({ at }: StoredMovement, today: number): number {
  return typeof at === 'string' ? Date.parse(at) : atOf(today, at);
}
