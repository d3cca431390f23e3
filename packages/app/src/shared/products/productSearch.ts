import { inventoryEndpoints, type Product, ProductPage, skuKey } from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../api/http';
import { barcodeKey } from '../barcodes/model/gtin';
import { productKeys } from './productKeys';

/** Products that one look-up shows. */
const MOST = 25;

const ask = (search: string, loose: boolean, signal?: AbortSignal): Promise<ProductPage> =>
  request({
    method: 'GET',
    path: inventoryEndpoints.products,
    query: { search, sort: 'name', order: 'asc', page: 1, size: MOST, ...(loose && { loose }) },
    schema: ProductPage,
    signal,
  });

/** Looks products up by any field: exact codes first, and what is nearly so called where nothing is called so. */
export const productSearchQuery = (search: string, language: string) =>
  queryOptions({
    queryKey: productKeys.search(search, language),
    queryFn: ({ signal }) => ask(search, true, signal),
    placeholderData: keepPreviousData,
  });

/** The products that a code is of: by barcode, however that is written, or by SKU. */
export async function fetchByCode(code: string, signal?: AbortSignal): Promise<Product[]> {
  const { products } = await ask(code, false, signal);
  return (products ?? []).filter(
    ({ barcode, sku }) => (barcode !== '' && barcodeKey(barcode) === barcodeKey(code)) || skuKey(sku) === skuKey(code),
  );
}
