import {
  AnalyticsDashboard,
  CryptoDashboard,
  dashboardsEndpoints,
  FinanceDashboard,
  ProjectDashboard,
  PROJECTS,
  StoreFigures,
  TradeBody,
  Traded,
} from '@stockroom/contract';
import { oneOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import { analyticsOf } from './analytics.seed';
import { cryptoOf } from './crypto.seed';
import { financeOf } from './finance.seed';
import { projectOf } from './project.seed';
import { settle, walletsOf } from './trades';

/** The four dashboards of the specification, and the store's own figures. */
export function dashboardsRoutes(): readonly Route[] {
  return [
    route('GET', dashboardsEndpoints.analytics, AnalyticsDashboard, async ({ context }) => analyticsOf(context.now())),
    route('GET', dashboardsEndpoints.finance, FinanceDashboard, async ({ context }) => financeOf(context.now())),
    route('GET', dashboardsEndpoints.crypto, CryptoDashboard, async (call) =>
      cryptoOf(call.context.now(), await walletsOf(call)),
    ),
    route('POST', dashboardsEndpoints.trade, Traded, async (call) => settle(call, await call.body(TradeBody))),
    route('GET', dashboardsEndpoints.project, ProjectDashboard, async ({ url, context }) =>
      projectOf(oneOf(url, 'project', PROJECTS, PROJECTS[0]), context.now()),
    ),
    // Walks ledger and products: its code comes with its first call.
    route('GET', dashboardsEndpoints.store, StoreFigures, async (call) => (await import('./storeFigures')).storeFigures(call)),
  ];
}
