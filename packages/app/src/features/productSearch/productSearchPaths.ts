/** Address of the look-up. What is looked for is in the query (see `model/searchAddress.ts`). */
export const productSearchPaths = { page: '/apps/ecommerce/search' } as const;
