import { inventoryEndpoints, Movement, MovementDay, MovementPage, MovementPerson, Product } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ledgerKey, stockKey } from '#entities/stock/stockKeys';
import { request } from '#shared/api/http';
import type { LedgerState } from '../model/ledgerAddress';

/** Rows per call. */
export const PAGE_SIZE = 100;

/** The part of the URL's state that goes into the request. */
function filtersOf({ search, productId, reason, userId, direction, from, to }: LedgerState) {
  return {
    search: search || undefined,
    productId: productId ?? undefined,
    reason: reason ?? undefined,
    userId: userId ?? undefined,
    direction: direction ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

/** The query of a ledger page, newest first; pages count from 1. */
export const ledgerPageQuery = (state: LedgerState, page: number) => {
  const filters = filtersOf(state);
  return queryOptions({
    queryKey: [...ledgerKey, 'page', filters, page],
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: inventoryEndpoints.movements,
        query: { ...filters, page, size: PAGE_SIZE },
        schema: MovementPage,
        signal,
      }),
  });
};

/** The query of the filtered units in and out per day. */
export const ledgerDaysQuery = (state: LedgerState) => {
  const query = filtersOf(state);
  return queryOptions({
    queryKey: [...ledgerKey, 'days', query],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: inventoryEndpoints.movementDays, query, schema: v.array(MovementDay), signal }),
  });
};

/** The query of everybody who has an entry. */
export const ledgerPeopleQuery = () =>
  queryOptions({
    queryKey: [...ledgerKey, 'people'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: inventoryEndpoints.movementPeople, schema: v.array(MovementPerson), signal }),
  });

/** Fetches all filtered movements, for the export. */
export function fetchAllMovements(state: LedgerState, signal?: AbortSignal): Promise<Movement[]> {
  const query = filtersOf(state);
  return request({ method: 'GET', path: inventoryEndpoints.allMovements, query, schema: v.array(Movement), signal });
}

/** The query of the product that the ledger is filtered by. */
export const ledgerProductQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, 'product', id],
    queryFn: ({ signal }) => request({ method: 'GET', path: inventoryEndpoints.product, query: { id }, schema: Product, signal }),
  });
