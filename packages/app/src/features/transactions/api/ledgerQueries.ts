import { inventoryEndpoints, Movement, MovementDay, MovementPage, MovementPerson, Product } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { ledgerKey, stockKey } from '../../../shared/stock/stockKeys';
import type { LedgerState } from '../model/ledgerAddress';

/** Rows that one call brings. */
export const PAGE_SIZE = 100;

/** The part of the address that is a request. */
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

/** One page of the ledger, newest first; from 1. */
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

/** Units in and out of each day, of what is filtered. */
export const ledgerDaysQuery = (state: LedgerState) => {
  const query = filtersOf(state);
  return queryOptions({
    queryKey: [...ledgerKey, 'days', query],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: inventoryEndpoints.movementDays, query, schema: v.array(MovementDay), signal }),
  });
};

/** Everybody who has an entry. */
export const ledgerPeopleQuery = () =>
  queryOptions({
    queryKey: [...ledgerKey, 'people'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: inventoryEndpoints.movementPeople, schema: v.array(MovementPerson), signal }),
  });

/** All that is filtered, for a file. */
export function fetchAllMovements(state: LedgerState, signal?: AbortSignal): Promise<Movement[]> {
  const query = filtersOf(state);
  return request({ method: 'GET', path: inventoryEndpoints.allMovements, query, schema: v.array(Movement), signal });
}

/** The product that the ledger is narrowed to. */
export const ledgerProductQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, 'product', id],
    queryFn: ({ signal }) => request({ method: 'GET', path: inventoryEndpoints.product, query: { id }, schema: Product, signal }),
  });
