/** Address of the look-up. The search term is in the query (see `model/searchAddress.ts`). */
export const productSearchPaths = { page: '/apps/ecommerce/search' } as const;
