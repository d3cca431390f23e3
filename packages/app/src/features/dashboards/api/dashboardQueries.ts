import { dashboardsEndpoints, StoreFigures } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import type { Query } from '../../../shared/api/apiUrl';
import { stockKey } from '../../../shared/stock/stockKeys';
import type { Days } from '../model/periods';

/** What every query of the dashboards begins with. */
const dashboardsKey = ['dashboards'] as const;

/** A dashboard as it came: each widget reads its own part, so that one that can't be read leaves the others. */
const Parts = v.record(v.string(), v.unknown());

export type DashboardName = 'project' | 'analytics' | 'finance' | 'crypto';

/** All parts of a dashboard. */
export const dashboardQuery = (name: DashboardName, query: Query = {}) =>
  queryOptions({
    queryKey: [...dashboardsKey, name, query],
    queryFn: ({ signal }) => request({ method: 'GET', path: dashboardsEndpoints[name], query, schema: Parts, signal }),
  });

/** The store's own figures. They are stock too: a movement makes them anew. */
export const storeFiguresQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...stockKey, 'figures', from, to],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: dashboardsEndpoints.store, query: { from, to }, schema: StoreFigures, signal }),
  });
