/** A day as a language writes it in numbers: `03/20/2026`, `20.03.2026`. `undefined` for what is no day, or of a year of five digits. */
export function shortDate(iso: string, locale: string): string | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`);
  // The 31st of February is read as the 3rd of March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso)) return undefined;
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(time);
}
