import { dayName, dayOf, daysBetween } from '#shared/format/days';
import { clockTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Formats the time of a reminder: "Tomorrow, 09:00"; a past one is marked. */
export function useReminderText(): (instant: string) => string {
  const { t } = useTranslation('notes');
  const { locale } = useFormat();
  const now = useNow();
  return (instant) => {
    const day = dayOf(instant);
    const named = daysBetween(now, instant) === 1 ? t('reminder.tomorrow') : dayName(day, now, locale);
    const values = { day: named, time: clockTime(instant, locale) };
    return Date.parse(instant) <= now ? t('reminder.was', values) : t('reminder.at', values);
  };
}
