import type { Product } from '@stockroom/contract';
import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import type { MockContext } from '../engine/context';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { noticeCollections } from '../feeds/notify';
import { cataloguesOf, SkusNotRead } from './catalogues';
import { notifyLowStock } from './lowStockNotice';
import { productCollection } from './product.collection';
import { logProducts } from './productActivity';
import { deleteProduct, findProduct, insertProduct, replaceProduct, type ChangeContext, type Written } from './productService';
import { productTrashCollection, updateTrash } from './productTrash';
import { asServed, isOfUser, productCollections } from './servedProduct';

/** Reason of a change, for the product's movement. */
export type Reason = Pick<ChangeContext, 'reason' | 'note' | 'reference' | 'undoes'>;

/** A change of a product. */
export type Change =
  | { kind: 'add'; product: Product; movementReason?: Reason }
  /**
   * `next` makes the new state from the stored one; its `updatedAt` is what the caller believes to be the stored one's. `movementReason`: the reason of this change, where one of several has its own.
   */
  | { kind: 'update'; id: number; next: (current: Product) => Product; movementReason?: Reason }
  /** With `updatedAt`, only if the product has not changed since. */
  | { kind: 'delete'; id: number; updatedAt?: string };

export type Outcome = Written | Refusal;

/** Additional writes in the transaction of a product change. */
export interface Companion {
  collections: readonly Collection<Keyed>[];
  /** Runs first; if it throws, nothing is applied. */
  check?: (transaction: Transaction) => void;
  /** Runs last; if it throws, everything is rolled back. */
  write: (transaction: Transaction, outcomes: readonly Outcome[]) => void;
}

/**
 * Applies changes in one transaction, each separately: a refused change changes nothing and does not affect the others.
 * The stand-in's real calls and the inventory's own calls both end here.
 */
export async function applyChanges(
  call: Pick<ProtectedCall, 'context' | 'user'>,
  changes: readonly Change[],
  reason: Reason,
  companion?: Companion,
): Promise<Outcome[]> {
  const { store, now } = call.context;
  const catalogues = cataloguesOf(store);
  const act: ChangeContext = { user: call.user, now: now(), ...reason, isSkuTaken: catalogues.isSkuTaken };
  for (;;) {
    try {
      const collections = [
        ...productCollections,
        productTrashCollection,
        activityCollection,
        ...noticeCollections,
        ...(companion?.collections ?? []),
      ];
      return await store.write(collections, (transaction) => {
        companion?.check?.(transaction);
        const outcomes = changes.map((change) => applyOne(transaction, change, act));
        updateTrash(transaction, call, changes, outcomes);
        companion?.write(transaction, outcomes);
        logProducts(transaction, call, changes, outcomes, reason.reason);
        notifyLowStock(transaction, call, changes, outcomes);
        return outcomes;
      });
    } catch (error) {
      if (!(error instanceof SkusNotRead)) throw error;
      await catalogues.of(await store.read(productCollections), error.storeId).prepareSkus();
    }
  }
}

/** Applies one change. Throws the refusal. */
export async function applyChange(
  call: Pick<ProtectedCall, 'context' | 'user'>,
  change: Change,
  reason: Reason,
): Promise<Written> {
  const [outcome] = await applyChanges(call, [change], reason);
  return writtenOf(outcome);
}

/** Returns the result of a change. Throws the refusal when there is none. */
export function writtenOf(outcome: Outcome | undefined): Written {
  if (!outcome) throw new Error('Every change has an outcome.');
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Lists every product of the user's stores. */
export async function productsOfUser(context: MockContext, user: ProtectedCall['user']): Promise<Product[]> {
  const view = await context.store.read(productCollections);
  return [...view.values(productCollection)]
    .filter((product) => isOfUser(product, user))
    .map((product) => asServed(view, product));
}

function applyOne(transaction: Transaction, change: Change, act: ChangeContext): Outcome {
  try {
    switch (change.kind) {
      case 'add':
        return insertProduct(transaction, change.product, { ...act, ...change.movementReason });
      case 'update':
        return replaceProduct(transaction, change.next(findProduct(transaction, change.id, act.user)), {
          ...act,
          ...change.movementReason,
        });
      case 'delete':
        return deleteProduct(transaction, change.id, act, change.updatedAt);
    }
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
