import { compactDateTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';

/** Formats the date of a mail: short in a row, in full in the mail. */
export function useMailDate() {
  const { date, locale } = useFormat();
  const now = useNow();
  return {
    short: (instant: string): string => compactDateTime(instant, now, locale),
    long: (instant: string): string => date(instant, { time: true }),
  };
}
