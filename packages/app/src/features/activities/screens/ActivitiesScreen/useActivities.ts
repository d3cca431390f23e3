import type { ActivityPage } from '@stockroom/contract';
import { keepPreviousData, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { activitiesKey, activityPageQuery } from '#features/activities/api/activityQueries';
import { activityAddress, type ActivityState } from '#features/activities/model/activityAddress';
import { useLanguage } from '#shared/i18n/useLanguage';
import { onRemoteWrite } from '#shared/query/tabSync';

/** The log for the state in the URL: the requested pages, without duplicate entries, kept up to date with other tabs. */
export function useActivities(state: ActivityState) {
  const language = useLanguage();
  const client = useQueryClient();
  const first = useQuery({ ...activityPageQuery(state, 1, language), placeholderData: keepPreviousData });
  const lastPage = first.data?.pagination.lastPage ?? 1;
  const shown = Math.min(state.shown, lastPage);
  const later = Array.from({ length: shown - 1 }, (_, at) => activityPageQuery(state, at + 2, language));
  const others = useQueries({ queries: later, combine: combinePages });
  // A page requested later may begin with the last entries of the one before.
  const activities = useMemo(() => {
    const all = [first.data, ...others.pages].flatMap((page) => page?.activities ?? []);
    return [...new Map(all.map((activity) => [activity.id, activity])).values()];
  }, [first.data, others.pages]);

  useEffect(() => onRemoteWrite(() => void client.invalidateQueries({ queryKey: activitiesKey })), [client]);

  return {
    query: first,
    activities,
    length: first.data?.activities ? first.data.pagination.length : 0,
    hasMore: shown < lastPage,
    isLoadingMore: others.isPending,
    /** Whether one of the later pages could not be loaded. */
    failed: others.failed,
    scope: activityAddress.scopeOf(state),
  };
}

function combinePages(results: readonly UseQueryResult<ActivityPage>[]) {
  return {
    pages: results.map(({ data }) => data),
    isPending: results.some(({ isPending }) => isPending),
    failed: results.find(({ isError, data }) => isError && !data) ?? null,
  };
}
