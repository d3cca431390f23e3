import * as v from 'valibot';

const measured = v.nullable(v.pipe(v.number(), v.finite()));
/** A calendar day, `2026-03-01`, in the shop's time zone. */
export const CalendarDay = v.pipe(v.string(), v.isoDate());

/** Days in a series: two years, so that a year can be compared with the previous one. */
export const SERIES_DAYS = 730;
/** Hours in a series: all of yesterday and today. */
export const SERIES_HOURS = 48;

/** A number over time. `null` stands for values not measured or still in the future; never 0. */
export const TimeSeries = v.object({
  /** The last day of the series, today. */
  to: CalendarDay,
  /** One value a day, oldest first. */
  days: v.array(measured),
  /** One value an hour of yesterday and today, from midnight on. */
  hours: v.array(measured),
});
export type TimeSeries = v.InferOutput<typeof TimeSeries>;

/** Schema of a dashboard: each of its parts, or `null` for a part without data yet. */
export const dashboardOf = <Parts extends v.ObjectEntries>(parts: Parts) =>
  v.object(
    // Object.entries loses which schema belongs to which name.
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, v.nullable(part)])) as {
      [Name in keyof Parts]: v.NullableSchema<Parts[Name], undefined>;
    },
  );

/** Shares of a whole, in percent. Labels are translation keys. */
export const Shares = v.object({
  uniqueVisitors: v.number(),
  labels: v.array(v.string()),
  series: v.array(v.pipe(v.number(), v.finite(), v.minValue(0))),
});
export type Shares = v.InferOutput<typeof Shares>;

/** A change from the previous value, in percent. */
export const Trend = v.object({ dir: v.picklist(['up', 'down', 'flat']), amount: v.pipe(v.number(), v.finite(), v.minValue(0)) });
export type Trend = v.InferOutput<typeof Trend>;
