import { StaffMember, storeEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Staff of the person's store. The server knows the store; the id only separates two stores in the cache. */
export const staffQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'staff'],
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.staff, schema: v.array(StaffMember), signal }),
  });
