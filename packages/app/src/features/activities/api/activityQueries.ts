import { activitiesEndpoints, ActivityPage, ActivityPerson } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import type { ActivityState } from '../model/activityAddress';

/** Number of entries in one response. */
const PAGE_SIZE = 25;

/** Key of all cached data of the log. */
export const activitiesKey = ['activities'] as const;

/**
 * One page of the log, newest first; from 1. Any user's action anywhere adds to the log, so it is refetched whenever it is
 * opened.
 * @param language its texts come in the language of the call
 */
export const activityPageQuery = ({ search, kind, person }: Omit<ActivityState, 'shown'>, page: number, language?: string) => {
  const filters = { search: search || undefined, kind: kind ?? undefined, person: person ?? undefined };
  return queryOptions({
    queryKey: [...activitiesKey, 'page', language, filters, page],
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: activitiesEndpoints.page,
        query: { ...filters, page, size: PAGE_SIZE },
        schema: ActivityPage,
        signal,
      }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
};

/** All people with entries in the log. */
export const activityPeopleQuery = () =>
  queryOptions({
    queryKey: [...activitiesKey, 'people'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: activitiesEndpoints.people, schema: v.array(ActivityPerson), signal }),
  });
