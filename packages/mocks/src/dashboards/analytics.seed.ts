import type { AnalyticsDashboard, TimeSeries } from '@stockroom/contract';
import type * as v from 'valibot';
import { buildTimeSeries, sumOf } from './timeSeries';

/** Returns the analytics of the demo's web shop. */
export function analyticsOf(now: number): v.InferOutput<typeof AnalyticsDashboard> {
  const visitors = buildTimeSeries({ seed: 3, base: 1480, growth: 0.6, swing: 0.35 }, now);
  const pageViews = buildTimeSeries({ seed: 31, base: 3300, growth: 0.6, swing: 0.25 }, now);
  const unique = sumOf(visitors.days, 30);
  const shares = (labels: readonly string[], series: readonly number[]) => ({
    uniqueVisitors: unique,
    labels: [...labels],
    series: [...series],
  });
  return {
    visitors,
    conversions: buildTimeSeries({ seed: 5, base: 42, growth: 0.5, swing: 0.5 }, now),
    impressions: buildTimeSeries({ seed: 7, base: 9100, growth: 0.2, swing: 0.3 }, now),
    visits: buildTimeSeries({ seed: 11, base: 2350, growth: 0.45, swing: 0.3 }, now),
    visitorsVsPageViews: {
      overallScore: 472,
      ...ratiosOf(visitors, pageViews, 0),
      before: { overallScore: 452, ...ratiosOf(visitors, pageViews, 1) },
      visitors,
      pageViews,
    },
    newVsReturning: shares(['new', 'returning'], [80, 20]),
    gender: shares(['female', 'male'], [57, 43]),
    age: shares(['under35', 'over35'], [64, 36]),
    language: shares(['english', 'turkish', 'other'], [48, 39, 13]),
  };
}

/**
 * Returns visitors per hundred page views, computed from the same series as the chart, and a forecast for the next thirty days:
 * the last change between two periods, repeated.
 * @param back times of thirty days that all of it lies further back
 */
function ratiosOf(visitors: TimeSeries, pageViews: TimeSeries, back: number) {
  const at = (distance: number) => {
    const part = ({ days }: TimeSeries) => sumOf(days.slice(0, days.length - distance * 30), 30);
    return (part(visitors) / part(pageViews)) * 100;
  };
  const rounded = (ratio: number) => Math.round(ratio * 10) / 10;
  return { averageRatio: rounded(at(back)), predictedRatio: rounded(2 * at(back) - at(back + 1)) };
}
