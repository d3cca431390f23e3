import type { Movement, Product } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import type { Written } from './productService';

/** A deleted product, with all that it comes back with. */
export interface DeletedProduct {
  id: number;
  product: Product;
  deletedAt: string;
  userName: string;
  /** The entry of the ledger that took its units out; `null` where it had none. */
  movement: Pick<Movement, 'id' | 'reason'> | null;
  /** The number under which it is back, where the store server gave it a new one: asked for twice, it comes back once. */
  restoredAs: number | null;
}

/** Deleted products, until they are restored, deleted for ever or past their days. */
export const productTrashCollection = defineCollection<DeletedProduct>({
  name: 'product-trash',
  version: 1,
  required: ['id', 'product', 'deletedAt', 'userName', 'movement', 'restoredAs'],
});

type Change = { kind: 'add'; product: Pick<Product, 'id'> } | { kind: 'update' } | { kind: 'delete' };

/** Puts what was deleted into the trash and takes out what is back, by whatever way it went and came. */
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
