import { activitiesEndpoints, ActivitiesSeen } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { activitiesKey } from './activityQueries';

/** Up to when the user has read the log, and the number of newer entries. */
export const activityReadMarkerQuery = () =>
  queryOptions({
    queryKey: [...activitiesKey, 'seen'],
    queryFn: ({ signal }) => request({ method: 'GET', path: activitiesEndpoints.seen, schema: ActivitiesSeen, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Marks everything up to a moment as read; `null`: nothing. */
export const markActivitiesRead = (until: string | null): Promise<ActivitiesSeen> =>
  request({ method: 'PUT', path: activitiesEndpoints.seen, body: { until }, schema: ActivitiesSeen });
