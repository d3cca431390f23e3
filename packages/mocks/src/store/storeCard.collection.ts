import type { StoreCard } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { storeCards } from './store.seed';

/** A store's card, under the id of its store. */
export type StoredCard = StoreCard & { id: number };

export const storeCardCollection = defineCollection<StoredCard>({
  name: 'store-cards',
  version: 1,
  seed: () => baseOf(storeCards.map((card) => ({ ...card, id: card.storeId }))),
  required: ['id', 'storeId', 'updatedAt'],
});
