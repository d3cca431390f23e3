import { StoreDetails, type StoreDetailsPatch, storeEndpoints, StoreHealth } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { stockKey } from '#entities/stock/stockKeys';
import { request } from '#shared/api/http';

const storeKey = ['store'] as const;

/** Query key of a store's card. The server finds the store by the signed-in user; the number keeps two stores apart here. */
export const storeDetailsKey = (storeId: number) => [...storeKey, storeId, 'card'] as const;

export const storeDetailsQuery = (storeId: number) =>
  queryOptions({
    queryKey: storeDetailsKey(storeId),
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.card, schema: StoreDetails, signal }),
  });

/** The query of the stock health, refetched with everything else that shows stock. */
export const healthQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...stockKey, 'health', storeId],
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.health, schema: StoreHealth, signal }),
  });

/** Changes fields of the card. `card.updatedAt` is the version that the change was based on; a stale one is a 409. */
export const updateStoreDetails = (card: StoreDetailsPatch, signal?: AbortSignal): Promise<StoreDetails> =>
  request({ method: 'PATCH', path: storeEndpoints.card, body: { card }, schema: StoreDetails, signal });
