import { inventoryEndpoints, productFilterParams, ProductPage } from '@stockroom/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { productKeys } from '../products/productKeys';

/** Number of products that a search and filters find; while they are counted again the last number stays. */
export function useFoundCount(search: string, filters: string) {
  return useQuery({
    queryKey: [...productKeys.all, 'found', search, filters],
    queryFn: async ({ signal }) => {
      const query = { search, page: 1, size: 5, ...productFilterParams(filters) };
      const { pagination } = await request({
        method: 'GET',
        path: inventoryEndpoints.products,
        query,
        schema: ProductPage,
        signal,
      });
      return 'length' in pagination ? pagination.length : 0;
    },
    placeholderData: keepPreviousData,
  });
}
