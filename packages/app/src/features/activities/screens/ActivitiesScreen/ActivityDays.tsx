import type { ActivitiesSeen, Activity } from '@stockroom/contract';
import { useMemo } from 'react';
import { dayName, groupByDay } from '#shared/format/days';
import { useNow } from '#shared/hooks/useNow';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useSession } from '#shared/session/SessionContext';
import { ActivityItem } from '#features/activities/components/ActivityItem/ActivityItem';
import { isNewActivity } from '#features/activities/model/newActivity';
import { Day, Entries } from './ActivitiesScreen.styles';

/** The log grouped by days, labelled today, yesterday, or with a date. */
export function ActivityDays({ activities, seen }: ActivityDaysProps) {
  const { user } = useSession();
  const locale = useLanguage();
  const now = useNow();
  const days = useMemo(() => groupByDay(activities, ({ date }) => date), [activities]);
  return days.map(({ day, items }) => {
    const name = dayName(day, now, locale);
    return (
      <Day key={day}>
        <h2 id={`day-${day}`}>{name}</h2>
        <Entries aria-labelledby={`day-${day}`}>
          {items.map((activity) => (
            <ActivityItem key={activity.id} activity={activity} isNew={isNewActivity(activity, seen, user.id)} />
          ))}
        </Entries>
      </Day>
    );
  });
}

export interface ActivityDaysProps {
  /** Newest first. */
  activities: readonly Activity[];
  /** Up to when the user has read them. */
  seen: ActivitiesSeen | undefined;
}
