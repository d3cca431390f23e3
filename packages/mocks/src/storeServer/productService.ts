import type { Movement, MovementReason, Product, User } from '@stockroom/contract';
import type { Key } from '../engine/collection';
import { badRequest, conflict, notFound } from '../engine/errors';
import type { Transaction } from '../engine/transaction';
import { seedDayCollection, movementCollection, undoneMovementCollection } from './movement.collection';
import { movementId, todayOfSeed } from './movement.factory';
import { counterCollection, productCollection } from './product.collection';
import { asServed, isOfUser } from './servedProduct';

/** User, time and reason of a change of a product, recorded with its movement. */
export interface ChangeContext {
  user: User;
  /** Milliseconds since 1970. */
  now: number;
  reason: MovementReason;
  note: string;
  reference?: string;
  /** Id of the movement that it undoes. */
  undoes?: string;
  /** Whether another product of the store has this SKU. */
  isSkuTaken: (sku: string, storeId: number, exceptId: number) => boolean;
}

/** Result of a change. */
export interface Written {
  product: Product;
  /** The product before the change; `null` for a new one. */
  before: Product | null;
  /** `null` when the stock did not change. */
  movement: Movement | null;
}

/**
 * Adds a product. Id 0 gets the next free one; another free id is kept, which is how a deleted product is restored.
 * @throws Refusal 400 for an invalid store or SKU, 409 when the id is taken
 */
export function insertProduct(transaction: Transaction, product: Product, act: ChangeContext): Written {
  const current = product.id === 0 ? undefined : transaction.get(productCollection, product.id);
  if (current) throw conflict(asServed(transaction, current));
  checkStoreAndSku(product, act);
  const id = product.id === 0 ? takeNumber(transaction, 'product') : product.id;
  reserveNumber(transaction, id);
  const stored: Product = { ...asServed(transaction, product), id, updatedAt: new Date(act.now).toISOString() };
  transaction.put(productCollection, stored);
  return { product: stored, before: null, movement: recordMovement(transaction, stored, 0, stored.stock, act) };
}

/**
 * Replaces a product with its new state, which must carry the `updatedAt` of the stored one.
 * @throws Refusal 400 for an invalid store or SKU, 404, 409 with the stored product when it has changed since
 */
export function replaceProduct(transaction: Transaction, product: Product, act: ChangeContext): Written {
  const current = findProduct(transaction, product.id, act.user);
  if (product.updatedAt !== current.updatedAt) throw conflict(asServed(transaction, current));
  // Most changes leave the SKU alone and need no look-up among 100,000 others.
  if (product.sku !== current.sku || product.storeId !== current.storeId) checkStoreAndSku(product, act);
  const before = asServed(transaction, current);
  const changed = asServed(transaction, product);
  if (isSame(changed, before)) return { product: before, before, movement: null };
  // Two changes within one millisecond must still differ.
  const updatedAt = Math.max(act.now, Date.parse(current.updatedAt) + 1);
  const stored: Product = { ...changed, updatedAt: new Date(updatedAt).toISOString() };
  transaction.put(productCollection, stored);
  return { product: stored, before, movement: recordMovement(transaction, stored, current.stock, stored.stock, act) };
}

/**
 * Deletes a product; its stock on hand leaves the ledger's balance with it.
 * @param updatedAt when given, the product must not have changed since
 * @throws Refusal 404, 409
 */
export function deleteProduct(transaction: Transaction, id: Key, act: ChangeContext, updatedAt?: string): Written {
  const current = findProduct(transaction, id, act.user);
  if (updatedAt !== undefined && current.updatedAt !== updatedAt) throw conflict(asServed(transaction, current));
  transaction.delete(productCollection, current.id);
  return { product: current, before: current, movement: recordMovement(transaction, current, current.stock, 0, act) };
}

/** Returns a product of the user's stores. Throws a 404. */
export function findProduct(view: Pick<Transaction, 'get'>, id: Key, user: User): Product {
  const product = view.get(productCollection, id);
  if (!product || !isOfUser(product, user)) throw notFound();
  return product;
}

/**
 * Records a change of stock in the ledger; nothing when the stock did not change.
 * @throws Refusal 409 when it undoes a movement that is undone already
 */
export function recordMovement(
  transaction: Transaction,
  product: Product,
  before: number,
  after: number,
  act: ChangeContext,
): Movement | null {
  if (before === after) return null;
  const taken = act.undoes === undefined ? undefined : transaction.get(undoneMovementCollection, act.undoes);
  if (taken) throw conflict(transaction.get(movementCollection, taken.by));
  const movement: Movement = {
    id: movementId(takeNumber(transaction, 'movement')),
    productId: product.id,
    sku: product.sku,
    name: product.name,
    delta: after - before,
    before,
    after,
    reason: act.reason,
    note: act.note,
    reference: act.reference ?? '',
    undoes: act.undoes ?? null,
    undoneBy: null,
    userId: act.user.id,
    userName: act.user.name,
    at: new Date(act.now).toISOString(),
  };
  const { undoneBy: _undoneBy, ...storedMovement } = movement;
  transaction.put(movementCollection, { ...storedMovement, storeId: product.storeId });
  if (movement.undoes !== null) transaction.put(undoneMovementCollection, { id: movement.undoes, by: movement.id });
  if (!transaction.get(seedDayCollection, 'today')) {
    transaction.put(seedDayCollection, { id: 'today', at: todayOfSeed(act.now) });
  }
  return movement;
}

function checkStoreAndSku(product: Product, { user, isSkuTaken }: ChangeContext): void {
  if (!isOfUser(product, user)) throw badRequest({ path: 'product.storeId', message: 'is not a store of this person' });
  if (isSkuTaken(product.sku, product.storeId, product.id)) {
    throw badRequest({ path: 'product.sku', message: 'is taken by another product of the store' });
  }
}

function takeNumber(transaction: Transaction, id: 'product' | 'movement'): number {
  const next = transaction.get(counterCollection, id)?.next ?? 1;
  transaction.put(counterCollection, { id, next: next + 1 });
  return next;
}

function reserveNumber(transaction: Transaction, id: number): void {
  const next = transaction.get(counterCollection, 'product')?.next ?? 1;
  if (id >= next) transaction.put(counterCollection, { id: 'product', next: id + 1 });
}

function isSame(a: Product, b: Product): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(product: Product): [string, unknown][] {
  return Object.entries(product).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
