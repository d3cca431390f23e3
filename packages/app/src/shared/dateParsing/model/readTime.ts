import { findWords, type SpanFilter, plainText, type Span, spanOf } from './plainText';

/** A time of day named in a text. */
export interface TimeMatch {
  /** `17:00`. */
  time: string;
  span: Span;
}

/** The Turkish ending of a time: "17:00'de", often typed without its apostrophe. */
const LOCATIVE = String.raw`['’]?[dt][ea]`;
const SUFFIX = `(?:${LOCATIVE})?`;

const READERS: readonly [pattern: string, timeOf: (parts: Readonly<Record<string, string | undefined>>) => number | null][] = [
  [
    String.raw`(?:at |by )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>am|pm)`,
    ({ hour, minute, half }) => ofHalf(hour, minute, half),
  ],
  [
    String.raw`(?<part>sabah|aksam|ogleden sonra|gece) (?:saat )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?${SUFFIX}`,
    ({ part, hour, minute }) => minutes(Number(hour) + (part !== 'sabah' && Number(hour) < 12 ? 12 : 0), minute),
  ],
  [
    String.raw`(?:at |saat )(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?${SUFFIX}`,
    ({ hour, minute }) => minutes(Number(hour), minute),
  ],
  [String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})${SUFFIX}`, ({ hour, minute }) => minutes(Number(hour), minute)],
  [String.raw`(?:at )?noon|ogleyin|ogle vakti`, () => 720],
];

/** A time in Turkish notation, with a point or only an ending: "17.30", "9'da". Matches only right after a day. */
const AFTER_DAY = new RegExp(String.raw`^[\s,]+(?<hour>\d{1,2})(?:\.(?<minute>\d{2})${SUFFIX}|${LOCATIVE})(?![\p{L}\p{N}])`, 'u');

/**
 * Finds a time in a text, in English or Turkish: "at 5pm", "17:30", "saat 9", "akşam 8".
 * @param dayEnd end position of a day in the text: "17.30" or "9'da" right after it is a time
 */
export function readTime(text: string, dayEnd?: number, isMeant?: SpanFilter): TimeMatch | null {
  const plain = plainText(text);
  const afterDay = dayEnd === undefined ? null : AFTER_DAY.exec(plain.slice(dayEnd));
  const timeAfterDay = afterDay && minutes(Number(afterDay.groups?.['hour']), afterDay.groups?.['minute']);
  if (dayEnd !== undefined && afterDay && timeAfterDay !== null) {
    const span = { start: dayEnd + afterDay[0].search(/\d/), end: dayEnd + afterDay[0].length };
    if (isMeant?.(span) ?? true) return { time: clock(timeAfterDay), span };
  }
  for (const [pattern, timeOf] of READERS) {
    const match = findWords(plain, pattern, isMeant);
    const at = match && timeOf(match.groups ?? {});
    if (match && at !== null) return { time: clock(at), span: spanOf(match) };
  }
  return null;
}

/** Reads a field that holds only a time: also "17" and "1730". `null`: not a time. */
export function readTimeAlone(text: string): string | null {
  const [, hour = '', minute] = /^\s*(\d{1,2})[.: ]?(\d{2})?\s*$/.exec(text) ?? [];
  if (hour !== '') {
    const at = minutes(Number(hour), minute);
    return at === null ? null : clock(at);
  }
  const found = readTime(text);
  return found && text.trim().length === found.span.end - found.span.start ? found.time : null;
}

function ofHalf(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
  const twelve = Number(hour);
  if (twelve < 1 || twelve > 12) return null;
  return minutes((twelve % 12) + (half === 'pm' ? 12 : 0), minute);
}

function minutes(hour: number, minute = '0'): number | null {
  return hour < 24 && Number(minute) < 60 ? hour * 60 + Number(minute) : null;
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`;
