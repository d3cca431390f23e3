import { inventoryEndpoints, ProductFacets, productFilterParams } from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { productKeys } from '../products/productKeys';

/** Number of products that each value of a filter would show. While they are counted again the last counts stay. */
export const facetsQuery = (search: string, filters: string) =>
  queryOptions({
    queryKey: [...productKeys.all, 'facets', search, filters],
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: inventoryEndpoints.facets,
        query: { search, ...productFilterParams(filters) },
        schema: ProductFacets,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
