import type { MovementReason, Product } from '@stockroom/contract';
import type { Base, Key } from '../../engine/collection';
import { demoUser } from '../../user/user.seed';
import { buildMovement, movementId, numberOfMovement, type StoredMovement } from '../movement.factory';

/** Number of entries in a year for each product of the demo. */
const YEAR_OF_ONE = 26;
const DAYS = 365;
const OPENS_AT = 9 * 60;
const OPEN_MINUTES = 10 * 60;

/** People who work in the demo's shops. */
const staff = [
  { userId: demoUser.id, userName: demoUser.name },
  { userId: 'contact-1', userName: 'Marcus Ode' },
  { userId: 'contact-3', userName: 'Selin Karaca' },
  { userId: 'contact-8', userName: 'Grace Whitcombe' },
] as const;

/** Cycle of rising and falling stock: units above the lowest level after each step. It is 0 once. */
const CYCLE: readonly (readonly [level: number, reason: MovementReason, note: string])[] = [
  [18, 'received', ''],
  [16, 'sold', ''],
  [13, 'sold', ''],
  [14, 'returned', 'Changed their mind'],
  [12, 'sold', ''],
  [11, 'damaged', 'Box crushed on the way'],
  [7, 'sold', ''],
  [6, 'count', ''],
  [4, 'sold', ''],
  [3, 'lost', 'Not on its shelf'],
  [1, 'sold', ''],
  [2, 'correction', 'Rung up twice'],
  [0, 'sold', ''],
];
const LOWEST = CYCLE.length - 1;

/**
 * Makes a year of a ledger: all products in turn, each ending at its stock. An entry is computed from its number on request, so
 * 100,000 take no more memory than 100.
 * @param each entries for each product; one more than a multiple of the cycle's length is raised by one, as the history would
 * begin with a change of zero
 */
export function movementsOf(products: readonly Product[], each = YEAR_OF_ONE): Base<StoredMovement> {
  const rounds = (each - 1) % CYCLE.length === 0 ? each + 1 : each;
  const size = products.length * rounds;
  const step = strideOf(products.length);
  const entry = (number: number): StoredMovement | undefined => {
    const round = Math.floor(number / products.length);
    const product = products[((number % products.length) * step + round * 7) % products.length];
    return product && entryOf(product, round, rounds, number, size);
  };
  return {
    size,
    *keys() {
      for (let number = 1; number <= size; number += 1) yield movementId(number);
    },
    get: (key: Key) => {
      const number = numberOfMovement(key);
      return number >= 1 && number <= size ? entry(number - 1) : undefined;
    },
  };
}

function entryOf(product: Product, round: number, rounds: number, number: number, size: number): StoredMovement {
  const scale = 1 + (product.id % 3);
  const wanted = (product.id * 5) % CYCLE.length;
  // The lowest level of the year must not fall below zero.
  const end = levelAt(wanted) * scale < product.stock ? wanted : LOWEST;
  const stockAfter = (place: number) => product.stock + scale * (levelAt(end - (rounds - 1 - place)) - levelAt(end));
  const [, reason, note] = stepAt(end - (rounds - 1 - round));
  const isFirst = round === 0;
  const { undoneBy: _undoneBy, ...movement } = buildMovement({
    id: movementId(number + 1),
    productId: product.id,
    sku: product.sku,
    name: product.name,
    before: isFirst ? 0 : stockAfter(round - 1),
    delta: stockAfter(round) - (isFirst ? 0 : stockAfter(round - 1)),
    reason: isFirst ? 'received' : reason,
    note: isFirst ? '' : note,
    reference: referenceOf(isFirst ? 'received' : reason, product, number),
    ...staff[(product.id + round * 3) % staff.length],
  });
  return { ...movement, at: timeOf(number, size), storeId: product.storeId };
}

function timeOf(number: number, size: number): { daysAgo: number; at: string } {
  const days = ((number + 0.5) / size) * DAYS;
  const minute = OPENS_AT + Math.floor((days % 1) * OPEN_MINUTES);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { daysAgo: DAYS - 1 - Math.floor(days), at: clock };
}

function referenceOf(reason: MovementReason, { vendor }: Product, number: number): string {
  if (reason === 'received') return `PO-${2400 + vendor * 100 + (number % 97)}`;
  return reason === 'sold' || reason === 'returned' ? `R-${100_001 + number}` : '';
}

function stepAt(place: number): (typeof CYCLE)[number] {
  const step = CYCLE[((place % CYCLE.length) + CYCLE.length) % CYCLE.length];
  if (!step) throw new Error('The cycle has a step at every place.');
  return step;
}

function levelAt(place: number): number {
  return stepAt(place)[0];
}

/**
 * Returns a stride that visits all of `count` positions before it returns to the first, so that neighbours in the ledger are
 * not neighbours in the catalogue.
 */
function strideOf(count: number): number {
  for (let stride = Math.floor(count * 0.618); stride > 1; stride -= 1) if (commonDivisor(stride, count) === 1) return stride;
  return 1;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
