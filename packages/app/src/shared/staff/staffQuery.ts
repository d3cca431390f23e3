import { StaffMember, storeEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../api/http';

/** Who works in the person's store. Which one that is the server knows; the number keeps two stores apart here. */
export const staffQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'staff'],
    queryFn: ({ signal }) => request({ method: 'GET', path: storeEndpoints.staff, schema: v.array(StaffMember), signal }),
  });
