import { dashboardsEndpoints, TradeAnswer, type TradeBody } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import type { IdempotencyKey } from '#shared/query/useIdempotentCreate';
import { dashboardQuery } from './dashboardQueries';

/** Buys or sells, once per id. */
export const sendTrade = (body: Omit<TradeBody, 'id'>, id: IdempotencyKey): Promise<TradeAnswer> =>
  request({ method: 'POST', path: dashboardsEndpoints.trade, body: { ...body, id }, schema: TradeAnswer });

/** Stores the wallets after a trade in the cache. */
export function cacheWallets(client: QueryClient, wallets: TradeAnswer['wallets']): void {
  client.setQueryData(dashboardQuery('crypto').queryKey, (now) => now && { ...now, wallets });
}
