import type { ActivitiesSeen, Activity } from '@stockroom/contract';
import { Badge, Button, PageHeader, Skeleton, Stack, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { activityPeopleQuery } from '#features/activities/api/activityQueries';
import { ActivityFilters } from '#features/activities/components/ActivityFilters/ActivityFilters';
import { ActivityItem } from '#features/activities/components/ActivityItem/ActivityItem';
import { activityAddress, isNarrowed, NO_FILTERS } from '#features/activities/model/activityAddress';
import { isNewActivity } from '#features/activities/model/newActivity';
import { dayName, groupByDay } from '#shared/format/days';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useNow } from '#shared/hooks/useNow';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { useSession } from '#shared/session/SessionContext';
import { Day, Entries, More, Page } from './ActivitiesScreen.styles';
import { EmptyActivities } from './EmptyActivities';
import { useActivities } from './useActivities';
import { useUnreadActivities } from './useUnreadActivities';

/** The store's audit log: who did what and when, and what it changed. */
export function ActivitiesScreen() {
  const { t } = useTranslation('activities');
  const format = useFormat();
  useDocumentTitle(t('title'));
  const { state, move } = useListAddress(activityAddress, (param) => t(`params.${param as 'kind'}`));
  const { query, activities, length, hasMore, isLoadingMore, failed, scope } = useActivities(state);
  const people = useQuery(activityPeopleQuery());
  const { seen, isPending: isCounting, mark } = useUnreadActivities();
  const fresh = seen?.count ?? 0;
  const labels = { failed: t('failed.list'), stale: t('failed.stale') };
  const count = t('count', { count: length, formatted: format.number(length) });
  useAnnounceResults({ scope, length: query.isPlaceholderData || !query.data ? undefined : length, message: count });
  const list = useRef<HTMLDivElement>(null);
  const expectMore = useMoreFocused(list, isLoadingMore, activities.length);

  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        isTitlePending={isCounting}
        meta={fresh > 0 && <Badge tone="accent">{t('seen.count', { count: fresh, formatted: format.number(fresh) })}</Badge>}
        actions={
          <Button icon="checkCircle" onPress={mark}>
            {t('seen.mark')}
          </Button>
        }
      />
      <ActivityFilters state={state} people={people.data ?? NOBODY} onMove={move} />
      <QueryPage
        query={query}
        count={length}
        isFiltered={isNarrowed(state)}
        labels={labels}
        waiting={
          <Stack gap={5} role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            {ROWS.map((row) => (
              <Skeleton key={row} shape="rect" height={56} />
            ))}
          </Stack>
        }
        noMatch={<EmptyActivities isNarrowed onClear={() => move(NO_FILTERS)} />}
        empty={<EmptyActivities />}
      >
        <div ref={list}>
          <ActivityDays activities={activities} seen={seen} />
        </div>
        {failed && <QueryFailed query={failed} labels={{ failed: t('failed.more') }} />}
        <More>
          {hasMore && (
            <Button
              loading={isLoadingMore}
              loadingText={t('loadingMore')}
              onPress={() => {
                expectMore();
                move({ shown: state.shown + 1 });
              }}
            >
              {t('more')}
            </Button>
          )}
          <p>{t('shownOf', { shown: format.number(activities.length), all: format.number(length) })}</p>
        </More>
      </QueryPage>
    </Page>
  );
}

const NOBODY: never[] = [];
const ROWS = [1, 2, 3, 4, 5, 6];

/** Moves the focus to the first added entry once the last page has loaded and the button has disappeared. */
function useMoreFocused(list: RefObject<HTMLElement | null>, isLoading: boolean, count: number) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isLoading || before.current === null || count <= before.current) return;
    const entry = list.current?.querySelectorAll<HTMLElement>('li[data-entry]')[before.current];
    before.current = null;
    if (!entry) return;
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
  }, [list, isLoading, count]);
  return () => {
    before.current = count;
  };
}

/** The log grouped by days, labelled today, yesterday, or with a date. */
function ActivityDays({ activities, seen }: ActivityDaysProps) {
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

interface ActivityDaysProps {
  /** Newest first. */
  activities: readonly Activity[];
  /** Up to when the user has read them. */
  seen: ActivitiesSeen | undefined;
}
