import { useFormat } from '../../../shared/format/useFormat';
import { shortWhen } from '../../../shared/format/relativeTime';
import { useNow } from '../../../shared/hooks/useNow';

/** When a mail came: in a row in the fewest words, in the mail in all of them. */
export function useMailDate() {
  const { date, locale } = useFormat();
  const now = useNow();
  return {
    short: (instant: string): string => shortWhen(instant, now, locale),
    long: (instant: string): string => date(instant, { time: true }),
  };
}
