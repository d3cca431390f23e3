import { isDay } from '@stockroom/contract';
import { useLanguage } from '#shared/i18n/useLanguage';

/** A birthday as a formatted date; a stored value that is no date is shown unchanged. */
export function useBirthday(birthday: string): string {
  const locale = useLanguage();
  if (!isDay(birthday)) return birthday;
  // A day, not an instant: it is the same in every time zone.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${birthday}T00:00:00Z`));
}
