import type { Task } from '@stockroom/contract';
import { isDay } from '@stockroom/contract';
import { useMemo } from 'react';
import { dayName, dayOf } from '#shared/format/days';
import { type DueState, dueState } from '#shared/format/dueState';
import { clockTime } from '#shared/format/relativeTime';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The due date of a task, as a row shows it. */
export interface DueLabel {
  text: string;
  state: DueState;
}

/** Texts for tasks and their days. @param now an instant of the current day */
export function useTaskLabels(now: number) {
  const { t } = useTranslation('tasks');
  const locale = useLanguage();
  return useMemo(() => {
    const today = dayOf(now);
    const thisYear = today.slice(0, 4);
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    const withYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    const dateOf = (day: string) => (day.startsWith(thisYear) ? short : withYear).format(new Date(`${day}T12:00:00`));
    const timeOf = (time: string | null) =>
      time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? clockTime(`2026-01-01T${time}:00`, locale) : '';
    return {
      today,
      titleOf: ({ title, type }: Pick<Task, 'title' | 'type'>) =>
        title || t(type === 'section' ? 'row.untitledSection' : 'row.untitled'),
      /** `null` for a missing or invalid date. */
      dueOf: ({ dueDate, dueTime, completed }: Pick<Task, 'dueDate' | 'dueTime' | 'completed'>): DueLabel | null => {
        if (dueDate === null || !isDay(dueDate)) return null;
        const state = completed ? 'later' : dueState(dueDate, today);
        const day = state === 'today' || state === 'tomorrow' ? t(`due.${state}`) : dateOf(dueDate);
        const text = [day, timeOf(dueTime)].filter(Boolean).join(' ');
        return { state, text: state === 'overdue' ? t('due.overdue', { date: text }) : text };
      },
      /** The heading of a day's tasks. */
      headingOf: (key: string): string => {
        if (key === 'overdue' || key === 'unknown') return t(`days.${key}`);
        const name = dueState(key, today) === 'tomorrow' ? t('due.tomorrow') : dayName(key, now, locale);
        const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(`${key}T12:00:00`));
        return `${name} · ${weekday}`;
      },
    };
  }, [t, locale, now]);
}
