import { WEEKDAYS, type ProjectParts, type WeekName } from '@stockroom/contract';
import type { ChartPoint, ChartSeries } from '@stockroom/ui';
import type * as v from 'valibot';

/** Any Monday; only its weekday is used. */
const MONDAY = Date.UTC(2026, 0, 5, 12);
const DAY_MS = 86_400_000;

/** Weekday names in the language. */
function weekdayOf(place: number, locale: string): ChartPoint {
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + place * DAY_MS);
  return { name: name('long'), tick: name('short') };
}

/** Chart of opened and closed issues, as two series. */
export function issuesChart(
  { labels, series }: v.InferOutput<typeof ProjectParts.githubIssues>,
  week: WeekName,
  locale: string,
  names: { new: string; closed: string },
): { points: ChartPoint[]; series: ChartSeries[] } {
  return {
    points: labels.map((day) => weekdayOf(WEEKDAYS.indexOf(day), locale)),
    series: [
      { id: 'closed', name: names.closed, values: series[week].column },
      { id: 'new', name: names.new, values: series[week].line },
    ],
  };
}
