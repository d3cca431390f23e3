import { activitiesEndpoints, ActivitiesSeen } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/http';
import { activitiesKey } from './activityQueries';

/** Up to when the person has seen the log, and how much has come since. */
export const activitiesSeenQuery = () =>
  queryOptions({
    queryKey: [...activitiesKey, 'seen'],
    queryFn: ({ signal }) => request({ method: 'GET', path: activitiesEndpoints.seen, schema: ActivitiesSeen, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Marks everything up to an instant as seen; `null`: nothing. */
export const markActivitiesSeen = (until: string | null): Promise<ActivitiesSeen> =>
  request({ method: 'PUT', path: activitiesEndpoints.seen, body: { until }, schema: ActivitiesSeen });
