import { dayOfInstant, type TaskFields } from '@stockroom/contract';
import { plainText, type Span } from '#shared/dateParsing/model/plainText';
import { readDay } from '#shared/dateParsing/model/readDay';
import { readTime } from '#shared/dateParsing/model/readTime';
import { readRepeat } from './readRepeat';

/** Replaces each character that is already recognised: as a date, or as something else. */
export const TAKEN = '\u0000';
const TAKEN_DATE = '\u0001';

/** A phrase with a time word is a date anywhere in the text. In Turkish the verb follows it. */
const ANYWHERE = new RegExp(
  String.raw`^(?:(?:on|by|until) .*\p{L}|(?:at|by|saat) .*(?::\d\d|[ap]m|noon)|every |her |bu\b|gelecek |onumuzdeki |bugun|yarin|obur gun|ertesi gun|haftaya)|(?: gunu| kadar| sonra| bir|her gun|['’](?:[dt]|y)?[ae])$`,
  'u',
);
/** After a bare number, or a word of frequency, other text may follow: "2.10 m", "at 3 offers", "weekly report". */
const AT_THE_END = /(?:^|[ ./])\d{1,2}\.?$|^(?:daily|weekly|monthly|yearly)$/;

const GAP = String.raw`[\s${TAKEN}${TAKEN_DATE},;:.!?()"“”'’–-]*`;
const NOTHING_BEFORE = new RegExp(`^${GAP}$`);
// A day may be followed by a time with a point.
const NOTHING_AFTER = new RegExp(String.raw`^${GAP}(?:\d{1,2}\.\d{2})?${GAP}$`);
const DATE_BEFORE = new RegExp(String.raw`${TAKEN_DATE}[\s,]*$`);
const DATE_AFTER = new RegExp(String.raw`^[\s,]*${TAKEN_DATE}`);

/** Whether a phrase is a date: as a whole at either end of the line, next to another date, or with a time word. */
function isDatePhrase(left: string, { start, end }: Span): boolean {
  const [before, phrase, after] = [left.slice(0, start), plainText(left.slice(start, end)), left.slice(end)];
  if (ANYWHERE.test(phrase) || NOTHING_AFTER.test(after) || DATE_AFTER.test(after)) return true;
  return !AT_THE_END.test(phrase) && (NOTHING_BEFORE.test(before) || DATE_BEFORE.test(before));
}

export interface DatePiece {
  kind: 'repeat' | 'day' | 'time';
  span: Span;
}

/** Finds the due date and the repeat in a text. @param text with `TAKEN` in place of other recognised parts */
export function readDates(
  text: string,
  now: number,
): { patch: Partial<Pick<TaskFields, 'repeat' | 'dueDate' | 'dueTime'>>; pieces: DatePiece[] } {
  let left = text;
  const pieces = new Map<DatePiece['kind'], Span>();
  const take = <Found extends { span: Span }>(kind: DatePiece['kind'], found: Found | null): Found | null => {
    if (!found) return null;
    pieces.set(kind, found.span);
    left = maskSpan(left, found.span, TAKEN_DATE);
    return found;
  };
  const here = (span: Span) => isDatePhrase(left, span);
  let [repeat, day, time]: Read = [null, null, null];
  // A recognised part may leave another phrase at the end.
  for (let known = -1; known < pieces.size;) {
    known = pieces.size;
    repeat ??= take('repeat', readRepeat(left, now, here));
    day ??= take('day', readDay(left, now, here));
    time ??= take('time', readTime(left, day?.span.end, here));
  }
  const dueDate = day?.day ?? repeat?.day ?? (time && dayFor(time.time, now));
  return {
    patch: { ...(repeat && { repeat: repeat.repeat }), ...(dueDate && { dueDate }), ...(time && { dueTime: time.time }) },
    pieces: [...pieces].map(([kind, span]) => ({ kind, span })),
  };
}

type Read = [ReturnType<typeof readRepeat>, ReturnType<typeof readDay>, ReturnType<typeof readTime>];

/** Replaces each character of a span by `sign`. */
export const maskSpan = (text: string, { start, end }: Span, sign: string): string =>
  text.slice(0, start) + sign.repeat(end - start) + text.slice(end);

/** The day for a time without a day: today, or tomorrow if the time is past. */
function dayFor(time: string, now: number): string {
  const date = new Date(now);
  const isOver = new Date(`${dayOfInstant(now)}T${time}:00`).getTime() <= now;
  return dayOfInstant(new Date(date.getFullYear(), date.getMonth(), date.getDate() + (isOver ? 1 : 0)).getTime());
}
