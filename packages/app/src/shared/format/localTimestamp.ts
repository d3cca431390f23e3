/**
 * An instant in this machine's time zone, with its offset: `2026-03-29T14:05:00+02:00`. For files, whose days then match
 * those on screen.
 */
export function localTimestamp(instant: string): string {
  const date = new Date(instant);
  const offset = Math.round(-date.getTimezoneOffset());
  const clock = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
