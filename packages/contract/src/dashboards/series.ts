import * as v from 'valibot';

const measured = v.nullable(v.pipe(v.number(), v.finite()));
/** A day of the calendar, `2026-03-01`, of the shop's time zone. */
export const CalendarDay = v.pipe(v.string(), v.isoDate());

/** Days that a course goes back: two years, so that a year has the one before it. */
export const COURSE_DAYS = 730;
/** Hours of a course: all of yesterday and today. */
export const COURSE_HOURS = 48;

/** A number over time. `null` is what was not measured, or has not come yet; never 0. */
export const TimeSeries = v.object({
  /** The last day, today. */
  to: CalendarDay,
  /** One a day, oldest first. */
  days: v.array(measured),
  /** One an hour of yesterday and today, from midnight on. */
  hours: v.array(measured),
});
export type TimeSeries = v.InferOutput<typeof TimeSeries>;

/** A dashboard: each of its parts, or `null` where there is nothing of it yet. */
export const dashboardOf = <Parts extends v.ObjectEntries>(parts: Parts) =>
  v.object(
    // Object.entries forgets which schema goes with which name.
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, v.nullable(part)])) as {
      [Name in keyof Parts]: v.NullableSchema<Parts[Name], undefined>;
    },
  );

/** Parts of a whole, in percent. Labels are names of texts. */
export const Shares = v.object({
  uniqueVisitors: v.number(),
  labels: v.array(v.string()),
  series: v.array(v.pipe(v.number(), v.finite(), v.minValue(0))),
});
export type Shares = v.InferOutput<typeof Shares>;

/** A change against what was before, in percent. */
export const Trend = v.object({ dir: v.picklist(['up', 'down', 'flat']), amount: v.pipe(v.number(), v.finite(), v.minValue(0)) });
export type Trend = v.InferOutput<typeof Trend>;
