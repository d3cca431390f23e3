import { useMemo } from 'react';
import { useFormat } from '#shared/format/useFormat';

/** Formatters of numbers and times for the dashboards, in the current language. Stable over re-renders, as charts need. */
export function useFigures() {
  const { locale } = useFormat();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const usd = { style: 'currency', currency: 'USD' } as const;
    const money = new Intl.NumberFormat(locale, usd);
    const wholeMoney = new Intl.NumberFormat(locale, { ...usd, maximumFractionDigits: 0 });
    const shortMoney = new Intl.NumberFormat(locale, { ...usd, notation: 'compact', maximumFractionDigits: 1 });
    const price = new Intl.NumberFormat(locale, { ...usd, maximumSignificantDigits: 8 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const change = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
    return {
      locale,
      number: (value: number) => number.format(value),
      whole: (value: number) => whole.format(value),
      /** From a thousand on with one decimal and a unit word; below that whole, because counts have no fractions. */
      short: (value: number) => (Math.abs(value) < 1000 ? whole : short).format(value),
      money: (value: number) => money.format(value),
      wholeMoney: (value: number) => wholeMoney.format(value),
      shortMoney: (value: number) => shortMoney.format(value),
      /** Also for prices below a cent. */
      price: (value: number) => price.format(value),
      /** From a value out of a hundred. */
      percent: (value: number) => percent.format(value / 100),
      /** Signed; from a value out of a hundred. */
      change: (value: number) => change.format(value / 100),
      day: (time: number) => day.format(time),
      /** For days of two years beside each other. */
      dayOfYear: (time: number) => dayOfYear.format(time),
      longDay: (time: number) => longDay.format(time),
      date: (time: number) => date.format(time),
      /** Time of day. @param time milliseconds since midnight */
      hour: (time: number) => clock.format(time),
      /** A calendar day of the contract, as the time of its noon. */
      noonOf: (calendarDay: string) => new Date(`${calendarDay}T12:00:00`).getTime(),
    };
  }, [locale]);
}

export type Figures = ReturnType<typeof useFigures>;
