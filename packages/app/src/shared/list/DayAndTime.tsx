import { formatDate } from '../format/format';
import { clockTime } from '../format/relativeTime';
import { useLanguage } from '../i18n/useLanguage';

/** An instant in a two-line cell: the day, and below it the time. @param at in ISO 8601 */
export function DayAndTime({ at }: { at: string }) {
  const locale = useLanguage();
  return (
    <>
      <span data-line>{formatDate(at, locale)}</span>
      <span data-second>{clockTime(at, locale)}</span>
    </>
  );
}
