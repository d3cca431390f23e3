import { activitiesEndpoints, ActivityPage, ActivityPerson } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import type { ActivityState } from '../model/activityAddress';

/** Entries that one call brings. */
const PAGE_SIZE = 25;

/** Everything that is read of the log. */
export const activitiesKey = ['activities'] as const;

/**
 * One page of the log, newest first; from 1. Anything that anybody does anywhere adds to it, so it is asked for anew whenever it is looked at.
 * @param language its words come in the language of the call
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

/** Everybody who did something. */
export const activityPeopleQuery = () =>
  queryOptions({
    queryKey: [...activitiesKey, 'people'],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: activitiesEndpoints.people, schema: v.array(ActivityPerson), signal }),
  });
