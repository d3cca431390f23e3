import { StoreCard, type StoreCardPatch, storeEndpoints, StoreHealth } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/http';
import { stockKey } from '../../../shared/stock/stockKeys';

const storeKey = ['store'] as const;

/** Query key of a store's card. The server finds the store by the signed-in user; the number keeps two stores apart here. */
export const cardKey = (storeId: number) => [...storeKey, storeId, 'card'] as const;

export const cardQuery = (storeId: number) =>
  queryOptions({
    queryKey: cardKey(storeId),
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.card, schema: StoreCard, signal }),
  });

/** The query of the stock health, refetched with everything else that shows stock. */
export const healthQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...stockKey, 'health', storeId],
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.health, schema: StoreHealth, signal }),
  });

/** Changes fields of the card. `card.updatedAt` is the version that the change was based on; a stale one is a 409. */
export const updateCard = (card: StoreCardPatch, signal?: AbortSignal): Promise<StoreCard> =>
  request({ method: 'PATCH', path: storeEndpoints.card, body: { card }, schema: StoreCard, signal });
