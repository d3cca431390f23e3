import { LabelJob, queueEndpoints, type UpdateLabelJobBody } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { queueKeys } from './queueKeys';

/** The pending job, if there is one, then the printed ones, the last one first. */
export const labelJobsQuery = () =>
  queryOptions({
    queryKey: queueKeys.labels(),
    queryFn: ({ signal }) => request({ method: 'GET', path: queueEndpoints.labelJobs, schema: v.array(LabelJob), signal }),
  });

/** Sets the rows of the pending job, or marks it as printed. */
export const updateLabelJob = (body: UpdateLabelJobBody): Promise<LabelJob> =>
  request({ method: 'PATCH', path: queueEndpoints.labelJobs, body, schema: LabelJob });

/** Deletes a job. */
export const deleteLabelJob = (id: LabelJob['id']): Promise<true> =>
  request({ method: 'DELETE', path: queueEndpoints.labelJobs, query: { id }, schema: v.literal(true) });
