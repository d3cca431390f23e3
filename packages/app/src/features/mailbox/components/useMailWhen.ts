import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useFormat } from '../../../shared/format/useFormat';
import { dayOf } from '../../../shared/format/days';
import { useNow } from '../../../shared/hooks/useNow';

/** When a mail came: in a row in the fewest words, in the mail in all of them. */
export function useMailWhen() {
  const locale = useLanguage();
  const { date: longDate } = useFormat();
  const now = useNow();
  const today = new Date(now);
  return {
    short: (instant: string): string => {
      const date = new Date(instant);
      if (dayOf(date) === dayOf(now)) return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
      const isThisYear = date.getFullYear() === today.getFullYear();
      return new Intl.DateTimeFormat(locale, isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'short' }).format(
        date,
      );
    },
    long: (instant: string): string => longDate(instant, { time: true }),
  };
}
