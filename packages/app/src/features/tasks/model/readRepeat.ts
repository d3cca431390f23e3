import { dayOfInstant, nextDue, type TaskRepeat } from '@stockroom/contract';
import { findWords, type SpanFilter, plainText, type Span, spanOf } from '#shared/dateParsing/model/plainText';
import { WEEKDAY_WORDS, weekdayAfter, weekdayOf } from '#shared/dateParsing/model/readDay';

const UNITS: Readonly<Record<TaskRepeat['unit'], string>> = {
  weekday: 'weekdays?|workdays?|is gunu|hafta ici her gun',
  day: 'days?|daily|gun|gunde',
  week: 'weeks?|weekly|hafta|haftada',
  month: 'months?|monthly|ay|ayda',
  year: 'years?|yearly|yil|yilda',
};

const PATTERNS = [
  String.raw`(?:every|her) (?<unit>weekdays?|workdays?|is gunu)`,
  '(?<unit>hafta ici her gun)',
  String.raw`every (?:(?<count>[1-9]\d?) )?(?<unit>days?|weeks?|months?|years?)`,
  String.raw`(?<count>[1-9]\d?) (?<unit>gunde|haftada|ayda|yilda) bir`,
  'her (?<unit>gun|hafta|ay|yil)',
  '(?<unit>daily|weekly|monthly|yearly)',
  `(?:every|her) (?<weekday>${WEEKDAY_WORDS})`,
];

/** Finds a repeat in a text: "every 2 weeks", "every friday", "her ay", "3 günde bir"; with its first day. */
export function readRepeat(
  text: string,
  now: number,
  isMeant?: SpanFilter,
): { repeat: TaskRepeat; day: string; span: Span } | null {
  const plain = plainText(text);
  const today = new Date(now);
  for (const pattern of PATTERNS) {
    const match = findWords(plain, pattern, isMeant);
    if (!match) continue;
    const { count = '1', unit = '', weekday } = match.groups ?? {};
    const repeat: TaskRepeat = { unit: weekday === undefined ? unitOf(unit) : 'week', every: Number(count) };
    return { repeat, day: firstDay(repeat, today, weekday), span: spanOf(match) };
  }
  return null;
}

function firstDay(repeat: TaskRepeat, today: Date, weekday: string | undefined): string {
  if (weekday !== undefined) return dayOfInstant(weekdayAfter(today, weekdayOf(weekday)).getTime());
  if (repeat.unit !== 'weekday') return dayOfInstant(today.getTime());
  const yesterday = dayOfInstant(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime());
  return nextDue(yesterday, repeat, yesterday);
}

const unitOf = (word: string): TaskRepeat['unit'] =>
  (Object.keys(UNITS) as TaskRepeat['unit'][]).find((unit) => new RegExp(`^(?:${UNITS[unit]})$`).test(word)) ?? 'day';
