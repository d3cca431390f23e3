import { LabelJob, queueEndpoints, type UpdateLabelJobBody } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { queueKeys } from './queueKeys';

/** The job that waits, where one does, then those that were printed, the last one first. */
export const labelJobsQuery = () =>
  queryOptions({
    queryKey: queueKeys.labels(),
    queryFn: ({ signal }) => request({ method: 'GET', path: queueEndpoints.labelJobs, schema: v.array(LabelJob), signal }),
  });

/** Sets the rows of the job that waits, or notes that it was printed. */
export const updateLabelJob = (body: UpdateLabelJobBody): Promise<LabelJob> =>
  request({ method: 'PATCH', path: queueEndpoints.labelJobs, body, schema: LabelJob });

/** Takes a job away. */
export const deleteLabelJob = (id: LabelJob['id']): Promise<true> =>
  request({ method: 'DELETE', path: queueEndpoints.labelJobs, query: { id }, schema: v.literal(true) });
