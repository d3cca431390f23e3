import { type Store, type StoreDetails, UpdateStoreDetailsBody } from '@stockroom/contract';
import { mergeKnown } from '../engine/merge';
import type { ProtectedCall } from '../engine/route';
import { refuseStale } from '../engine/optimisticLock';
import type { View } from '../engine/transaction';
import { CLOSED } from './store.seed';
import { storeDetailsCollection } from './storeDetails.collection';

const FIELDS = Object.keys(UpdateStoreDetailsBody.entries.card.entries).filter((field) => field !== 'updatedAt');

/** Returns a store's card. A store without a card has no opening hours. */
export function storeDetailsOf(view: Pick<View, 'get'>, store: Store): StoreDetails {
  const stored = view.get(storeDetailsCollection, store.storeId);
  if (!stored) return { ...store, ...CLOSED, updatedAt: new Date(0).toISOString() };
  const { id: _id, ...card } = stored;
  return { ...card, ...store, phoneNumber: card.phoneNumber };
}

/**
 * Changes the fields of its card that a shop may write.
 * @throws Refusal 409 when the card has changed since
 */
export async function changeStoreDetails({ context, body }: ProtectedCall, store: Store): Promise<StoreDetails> {
  const { card: patch } = await body(UpdateStoreDetailsBody);
  return context.store.write([storeDetailsCollection], (transaction) => {
    const current = storeDetailsOf(transaction, store);
    refuseStale(patch.updatedAt, current);
    const updatedAt = new Date(Math.max(context.now(), Date.parse(current.updatedAt) + 1)).toISOString();
    const next = { ...mergeKnown(current, patch, FIELDS), updatedAt };
    transaction.put(storeDetailsCollection, { ...next, id: store.storeId });
    return next;
  });
}
