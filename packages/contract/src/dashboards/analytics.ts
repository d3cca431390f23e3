import * as v from 'valibot';
import { TimeSeries, Shares, dashboardOf } from './series';

const score = v.pipe(v.number(), v.finite());

/** The parts of the dashboard of visits, read independently: a part that cannot be read leaves the others intact. */
export const AnalyticsParts = {
  visitors: TimeSeries,
  conversions: TimeSeries,
  impressions: TimeSeries,
  visits: TimeSeries,
  visitorsVsPageViews: v.object({
    overallScore: score,
    /** Percent. */
    averageRatio: score,
    /** Percent. */
    predictedRatio: score,
    /** The same three values for the previous thirty days. */
    before: v.optional(v.object({ overallScore: score, averageRatio: score, predictedRatio: score })),
    visitors: TimeSeries,
    pageViews: TimeSeries,
  }),
  newVsReturning: Shares,
  gender: Shares,
  age: Shares,
  language: Shares,
} as const;

export const AnalyticsDashboard = dashboardOf(AnalyticsParts);
