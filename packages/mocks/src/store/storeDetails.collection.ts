import type { StoreDetails } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { storeDetails } from './store.seed';

/** A store's card, under the id of its store. */
export type StoredStoreDetails = StoreDetails & { id: number };

export const storeDetailsCollection = defineCollection<StoredStoreDetails>({
  name: 'store-cards',
  version: 1,
  seed: () => baseOf(storeDetails.map((card) => ({ ...card, id: card.storeId }))),
  required: ['id', 'storeId', 'updatedAt'],
});
