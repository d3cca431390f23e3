import * as v from 'valibot';
import { TimeSeries, Shares, dashboardOf } from './series';

const score = v.pipe(v.number(), v.finite());

/** The parts of the page of visits, each for itself: one that can't be read leaves the others. */
export const AnalyticsParts = {
  visitors: TimeSeries,
  conversions: TimeSeries,
  impressions: TimeSeries,
  visits: TimeSeries,
  visitorsVsPageViews: v.object({
    overallScore: score,
    /** Per cent. */
    averageRatio: score,
    /** Per cent. */
    predictedRatio: score,
    /** The same three of the thirty days before. */
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
