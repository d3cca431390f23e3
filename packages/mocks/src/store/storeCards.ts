import { type Store, type StoreCard, UpdateStoreCardBody } from '@stockroom/contract';
import { mergeKnown } from '../engine/merge';
import type { ProtectedCall } from '../engine/route';
import { refuseStale } from '../engine/optimisticLock';
import type { View } from '../engine/transaction';
import { CLOSED } from './store.seed';
import { storeCardCollection } from './storeCard.collection';

const FIELDS = Object.keys(UpdateStoreCardBody.entries.card.entries).filter((field) => field !== 'updatedAt');

/** Returns a store's card. A store without a card has no opening hours. */
export function cardOf(view: Pick<View, 'get'>, store: Store): StoreCard {
  const stored = view.get(storeCardCollection, store.storeId);
  if (!stored) return { ...store, ...CLOSED, updatedAt: new Date(0).toISOString() };
  const { id: _id, ...card } = stored;
  return { ...card, ...store, phoneNumber: card.phoneNumber };
}

/**
 * Changes the fields of its card that a shop may write.
 * @throws Refusal 409 when the card has changed since
 */
export async function changeCard({ context, body }: ProtectedCall, store: Store): Promise<StoreCard> {
  const { card: patch } = await body(UpdateStoreCardBody);
  return context.store.write([storeCardCollection], (transaction) => {
    const current = cardOf(transaction, store);
    refuseStale(patch.updatedAt, current);
    const updatedAt = new Date(Math.max(context.now(), Date.parse(current.updatedAt) + 1)).toISOString();
    const next = { ...mergeKnown(current, patch, FIELDS), updatedAt };
    transaction.put(storeCardCollection, { ...next, id: store.storeId });
    return next;
  });
}
