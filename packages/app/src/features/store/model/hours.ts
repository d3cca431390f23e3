const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/;
/** Maximum number of spans in a day that the contract accepts. */
const MAX_SPANS = 3;

/**
 * Parses opening hours as people write them: `9–18`, `09.00 - 13.00, 14:00-18:30`; empty for a day without any.
 * @returns as the contract has them, or `null` where they are invalid: a time that does not exist, an end before its beginning,
 * spans that touch
 */
export function parseHours(text: string): string | null {
  const spans = text
    .split(/[,;]|\s+(?=\d{1,2}(?:[:.]\d{2})?\s*[-–—])/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (spans.length > MAX_SPANS) return null;
  const read: string[] = [];
  let last = '';
  for (const span of spans) {
    const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = SPAN.exec(span) ?? [];
    const from = timeOf(fromHour, fromMinute);
    const to = timeOf(toHour, toMinute);
    if (from === null || to === null || to <= from || (last !== '' && from <= last)) return null;
    last = to;
    read.push(`${from}-${to}`);
  }
  return read.join(' ');
}

function timeOf(hour: string, minute: string): string | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === '' || hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Formats stored hours for display and editing: `09:00–13:00, 14:00–18:30`. */
export const formatHours = (storedHours: string): string => storedHours.replaceAll('-', '–').replaceAll(' ', ', ');
