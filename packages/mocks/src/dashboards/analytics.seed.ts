import type { AnalyticsDashboard } from '@stockroom/contract';
import type * as v from 'valibot';
import { courseOf, sumOf } from './course';

/** The visits of the demo's web shop. */
export function analyticsOf(now: number): v.InferOutput<typeof AnalyticsDashboard> {
  const visitors = courseOf({ seed: 3, base: 1480, growth: 0.6, swing: 0.35 }, now);
  const unique = sumOf(visitors.days, 30);
  const shares = (labels: readonly string[], series: readonly number[]) => ({
    uniqueVisitors: unique,
    labels: [...labels],
    series: [...series],
  });
  return {
    visitors,
    conversions: courseOf({ seed: 5, base: 42, growth: 0.5, swing: 0.5 }, now),
    impressions: courseOf({ seed: 7, base: 9100, growth: 0.2, swing: 0.3 }, now),
    visits: courseOf({ seed: 11, base: 2350, growth: 0.45, swing: 0.3 }, now),
    visitorsVsPageViews: {
      overallScore: 472,
      averageRatio: 45,
      predictedRatio: 55,
      visitors,
      pageViews: courseOf({ seed: 13, base: 4900, growth: 0.4, swing: 0.25 }, now),
    },
    newVsReturning: shares(['new', 'returning'], [80, 20]),
    gender: shares(['female', 'male'], [57, 43]),
    age: shares(['under35', 'over35'], [64, 36]),
    language: shares(['english', 'turkish', 'other'], [48, 39, 13]),
  };
}
