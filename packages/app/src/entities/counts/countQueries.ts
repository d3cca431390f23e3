import { Count, queueEndpoints, CountWithLines } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { countKeys } from './countKeys';

/** Every count of the shop, newest first. */
export const countsQuery = () =>
  queryOptions({
    queryKey: countKeys.list(),
    queryFn: ({ signal }) => request({ method: 'GET', path: queueEndpoints.counts, schema: v.array(Count), signal }),
  });

/** One count with all its lines. */
export const countQuery = (id: string) =>
  queryOptions({
    queryKey: countKeys.one(id),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: queueEndpoints.count, query: { id }, schema: CountWithLines, signal }),
  });
