import { dashboardsEndpoints, Traded, type TradeBody } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/http';
import type { IdempotencyKey } from '../../../shared/query/useIdempotentCreate';
import { dashboardQuery } from './dashboardQueries';

/** Buys or sells, once per id. */
export const sendTrade = (body: Omit<TradeBody, 'id'>, id: IdempotencyKey): Promise<Traded> =>
  request({ method: 'POST', path: dashboardsEndpoints.trade, body: { ...body, id }, schema: Traded });

/** Stores the wallets after a trade in the cache. */
export function keepWallets(client: QueryClient, wallets: Traded['wallets']): void {
  client.setQueryData(dashboardQuery('crypto').queryKey, (now) => now && { ...now, wallets });
}
