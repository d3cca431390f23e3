import { formatDate } from '../format/format';
import { clockTime } from '../format/relativeTime';
import { useLanguage } from '../i18n/useLanguage';

/** An instant in a cell of two lines: the day, and under it the time of the clock. @param at as ISO 8601 */
export function DayAndTime({ at }: { at: string }) {
  const locale = useLanguage();
  return (
    <>
      <span data-line>{formatDate(at, locale)}</span>
      <span data-second>{clockTime(at, locale)}</span>
    </>
  );
}
