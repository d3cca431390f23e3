import type { Movement, Product } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import type { Written } from './productService';

/** A deleted product, with everything needed to restore it. */
export interface DeletedProduct {
  id: number;
  product: Product;
  deletedAt: string;
  userName: string;
  /** Ledger entry that removed its units; `null` if there was none. */
  movement: Pick<Movement, 'id' | 'reason'> | null;
  /** New id of the restored product, where the store server gave one: a repeated request restores it once. */
  restoredAs: number | null;
}

/** Deleted products, until they are restored, deleted permanently or expired. */
export const productTrashCollection = defineCollection<DeletedProduct>({
  name: 'product-trash',
  version: 1,
  required: ['id', 'product', 'deletedAt', 'userName', 'movement', 'restoredAs'],
});

type Change = { kind: 'add'; product: Pick<Product, 'id'> } | { kind: 'update' } | { kind: 'delete' };

/** Puts deleted products into the trash and removes restored ones, whichever call did it. */
export function updateTrash(
  transaction: Transaction,
  { user, context }: Pick<ProtectedCall, 'user' | 'context'>,
  changes: readonly Change[],
  outcomes: readonly (Written | Refusal)[],
): void {
  for (const [at, outcome] of outcomes.entries()) {
    const change = changes[at];
    if (!change || outcome instanceof Refusal) continue;
    const { product, before, movement } = outcome;
    if (change.kind === 'delete' && before) {
      transaction.put(productTrashCollection, {
        id: before.id,
        product: before,
        deletedAt: new Date(context.now()).toISOString(),
        userName: user.name,
        movement: movement && { id: movement.id, reason: movement.reason },
        restoredAs: null,
      });
    }
    if (change.kind !== 'add') continue;
    const deleted = transaction.get(productTrashCollection, change.product.id);
    if (!deleted) continue;
    if (product.id === deleted.id) transaction.delete(productTrashCollection, deleted.id);
    else transaction.put(productTrashCollection, { ...deleted, restoredAs: product.id });
  }
}
