import { inventoryEndpoints, ProductPage } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { productKeys } from '../productKeys';

/** Number of products that a search lists. */
const OFFERED = 8;

/** Products by name, SKU and barcode; an exact code comes first. */
export const findProductsQuery = (search: string) =>
  queryOptions({
    queryKey: [...productKeys.searches(), 'find', search],
    queryFn: async ({ signal }) => {
      const query = { search, page: 1, size: OFFERED };
      const page = await request({ method: 'GET', path: inventoryEndpoints.products, query, schema: ProductPage, signal });
      return page.products ?? [];
    },
  });
