import { dashboardsEndpoints, StoreFigures } from '@stockroom/contract';
import { hashKey, queryOptions, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { stockKey } from '#entities/stock/stockKeys';
import type { Query } from '#shared/api/apiUrl';
import { request } from '#shared/api/http';
import type { Days } from '../model/periods';

/** First part of the key of every dashboard query. */
const dashboardsKey = ['dashboards'] as const;

/** A dashboard as received: each widget parses its own part, so that an invalid part leaves the others working. */
const Parts = v.record(v.string(), v.unknown());

export type DashboardName = 'project' | 'analytics' | 'finance' | 'crypto';

/**
 * All parts of a dashboard.
 * @param language for dashboards with texts: they come in the language of the call, and show the previous language until then
 */
export const dashboardQuery = (name: DashboardName, query: Query = {}, language?: string) =>
  queryOptions({
    queryKey: [...dashboardsKey, name, query, language],
    placeholderData: (before: Record<string, unknown> | undefined, last) =>
      language !== undefined && last && differsOnlyInLanguage(last.queryKey, [...dashboardsKey, name, query])
        ? before
        : undefined,
    queryFn: ({ signal }) => request({ method: 'GET', path: dashboardsEndpoints[name], query, schema: Parts, signal }),
  });

/** The store's own figures. They are keyed under stock, so a movement refreshes them. */
export const storeFiguresQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...stockKey, 'figures', from, to],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: dashboardsEndpoints.store, query: { from, to }, schema: StoreFigures, signal }),
  });

/** Whether a key differs from another only in the language. */
const differsOnlyInLanguage = (key: QueryKey, rest: QueryKey): boolean => hashKey(key.slice(0, -1)) === hashKey(rest);
