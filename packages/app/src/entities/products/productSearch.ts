import { inventoryEndpoints, type Product, ProductPage, skuKey } from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import { productKeys } from './productKeys';

/** Maximum number of products that one look-up shows. */
const MAX_RESULTS = 25;

const fetchMatches = (search: string, loose: boolean, signal?: AbortSignal): Promise<ProductPage> =>
  request({
    method: 'GET',
    path: inventoryEndpoints.products,
    query: { search, sort: 'name', order: 'asc', page: 1, size: MAX_RESULTS, ...(loose && { loose }) },
    schema: ProductPage,
    signal,
  });

/** Looks products up by any field: exact codes first, and similar names where none is equal. */
export const productSearchQuery = (search: string, language: string) =>
  queryOptions({
    queryKey: productKeys.search(search, language),
    queryFn: ({ signal }) => fetchMatches(search, true, signal),
    placeholderData: keepPreviousData,
  });

/** Products that a code belongs to: by barcode in any notation, or by SKU. */
export async function fetchByCode(code: string, signal?: AbortSignal): Promise<Product[]> {
  const { products } = await fetchMatches(code, false, signal);
  return (products ?? []).filter(
    ({ barcode, sku }) => (barcode !== '' && barcodeKey(barcode) === barcodeKey(code)) || skuKey(sku) === skuKey(code),
  );
}
