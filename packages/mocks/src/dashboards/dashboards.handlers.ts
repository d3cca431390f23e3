import {
  AnalyticsDashboard,
  AnalyticsParts,
  CryptoDashboard,
  dashboardsEndpoints,
  FinanceDashboard,
  FinanceParts,
  ProjectDashboard,
  ProjectParts,
  PROJECTS,
  StoreFigures,
  TradeBody,
  TradeAnswer,
} from '@stockroom/contract';
import { oneOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import { isEmptyStore, emptyDashboard } from './emptyStores';
import { projectOf } from './project.seed';

/** The four dashboards of the specification, and the store's own figures. */
export function dashboardsRoutes(): readonly Route[] {
  return [
    // Their code is loaded on the first call, so as not to delay the start page.
    route('GET', dashboardsEndpoints.analytics, AnalyticsDashboard, async ({ context }) =>
      (await isEmptyStore(context))
        ? emptyDashboard(AnalyticsParts)
        : (await import('./analytics.seed')).analyticsOf(context.now()),
    ),
    route('GET', dashboardsEndpoints.finance, FinanceDashboard, async ({ context, language }) =>
      (await isEmptyStore(context))
        ? emptyDashboard(FinanceParts)
        : (await import('./finance.seed')).financeOf(context.now(), language),
    ),
    route('GET', dashboardsEndpoints.crypto, CryptoDashboard, async (call) => (await import('./trades')).marketOf(call)),
    route('POST', dashboardsEndpoints.trade, TradeAnswer, async (call) =>
      (await import('./trades')).settleTrade(call, await call.body(TradeBody)),
    ),
    route('GET', dashboardsEndpoints.project, ProjectDashboard, async ({ url, context, language }) => {
      const project = oneOf(url, 'project', PROJECTS, PROJECTS[0]);
      if (await isEmptyStore(context)) return emptyDashboard(ProjectParts);
      const { taskCounts } = await import('./taskCounts');
      return projectOf(project, context.now(), language, await taskCounts(context));
    }),
    // Reads the whole ledger and all products: its code is loaded on the first call.
    route('GET', dashboardsEndpoints.store, StoreFigures, async (call) => (await import('./storeFigures')).storeFigures(call)),
  ];
}
