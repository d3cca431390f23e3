import { type ProductQuery, skuKey } from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import { fetchCodeOwner } from './fetchCodeOwner';
import { fetchMovements } from './fetchMovements';
import { fetchProduct } from './fetchProduct';
import { fetchProducts } from './fetchProducts';
import { inventoryKeys } from './inventoryKeys';

/** Number of movements that the details show at first. */
export const INITIAL_MOVEMENTS = 5;

/**
 * The list. While another page is pending, the last one stays on screen.
 * @param isAhead whether it is a prefetch
 */
export const productsQuery = (query: ProductQuery, language: string, isAhead = false) =>
  queryOptions({
    queryKey: inventoryKeys.list(query, language),
    queryFn: ({ signal }) => fetchProducts(query, signal, isAhead),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({ queryKey: inventoryKeys.product(id), queryFn: ({ signal }) => fetchProduct(id, signal) });

/** @param size number of newest movements */
export const movementsQuery = (productId: number, size = INITIAL_MOVEMENTS) =>
  queryOptions({
    queryKey: [...inventoryKeys.movements(productId), size],
    queryFn: ({ signal }) => fetchMovements(productId, size, signal),
    placeholderData: keepPreviousData,
  });

/** The other product with a code. Requested when the field is left; a code that can't be checked is left to the server. */
export const codeOwnerQuery = (field: 'sku' | 'barcode', code: string, ownId: number) =>
  queryOptions({
    queryKey: [...inventoryKeys.owner(field, field === 'sku' ? skuKey(code) : barcodeKey(code)), ownId],
    queryFn: ({ signal }) => fetchCodeOwner(field, code, ownId, signal),
    retry: false,
    staleTime: 0,
  });
