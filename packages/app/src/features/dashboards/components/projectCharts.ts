import { WEEKDAYS, type ProjectParts, type WeekName } from '@stockroom/contract';
import type { ChartPoint, ChartSeries } from '@stockroom/ui';
import type * as v from 'valibot';

/** A Monday; what it is of is not said. */
const MONDAY = Date.UTC(2026, 0, 5, 12);
const DAY_MS = 86_400_000;

/** Days of the week as the language writes them. */
function weekdayOf(place: number, locale: string): ChartPoint {
  const name = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + place * DAY_MS);
  return { name: name('long'), tick: name('short') };
}

/** Opened issues as a line, closed ones as columns. */
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
