import { isDay } from '@stockroom/contract';

/** Order of day and month in a birthday written in figures. */
export type DayOrder = 'dmy' | 'mdy';

/** Captures year, month and day; `year` is `null` where the text has none. */
const ISO = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?:T.*|\s+\d{1,2}:.*)?$/;
const FIGURES = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:\s+\d{1,2}:.*)?$/;
const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;

/**
 * Reads a birthday as ISO 8601, such as `1990-02-28`.
 * @param order for texts that can be read in two ways; dots always mean that the day comes first
 * @returns `null` for a text that is no day or has no year
 */
export function readBirthday(text: string, order: DayOrder): string | null {
  const [, year, month = '', day = ''] = ISO.exec(text) ?? YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dayFrom(year, month, day);
  const [, first = '', between, second = '', last = ''] = FIGURES.exec(text) ?? [];
  if (last === '') return null;
  const dayFirst = between === '.' || Number(first) > 12 || (order === 'dmy' && Number(second) <= 12);
  return dayFirst ? dayFrom(last, second, first) : dayFrom(last, first, second);
}

function dayFrom(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Determines the order that a file's birthdays prove: a single day after the 12th is enough. */
export function orderOf(birthdays: Iterable<string>, otherwise: DayOrder): DayOrder {
  for (const text of birthdays) {
    const [, first, between, second] = FIGURES.exec(text) ?? [];
    if (between === '.' || first === undefined) continue;
    if (Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  return otherwise;
}

/** Whether a birthday could be read in two ways. */
export function isAmbiguous(text: string): boolean {
  const [, first, between, second] = FIGURES.exec(text) ?? [];
  return first !== undefined && between !== '.' && first !== second && Number(first) <= 12 && Number(second) <= 12;
}

/** Whether a text stands for an unknown birthday, as programs write it. */
export const isNoBirthday = (text: string): boolean => /^0{1,4}([./-])0{1,2}\1(0{2}|0{4})$/.test(text);
