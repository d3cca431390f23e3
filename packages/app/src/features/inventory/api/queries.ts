import type { ProductQuery } from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { barcodeKey } from '../model/gtin';
import { skuKey } from '../model/productRules';
import { fetchCodeOwner } from './fetchCodeOwner';
import { fetchLookup } from './fetchLookup';
import { fetchMovements } from './fetchMovements';
import { fetchProduct } from './fetchProduct';
import { fetchProducts } from './fetchProducts';
import { fetchTags } from './fetchTags';
import { inventoryKeys, type LookupName } from './inventoryKeys';

/** Movements that the details show. */
export const SHOWN_MOVEMENTS = 5;
/** What products point at changes seldom: five minutes. */
const LOOKUP_STALE = 300_000;

/**
 * The list. While another page is on its way the last one stays on screen.
 * @param isAhead asked for before anybody wants to see it
 */
export const productsQuery = (query: ProductQuery, language: string, isAhead = false) =>
  queryOptions({
    queryKey: inventoryKeys.list(query, language),
    queryFn: ({ signal }) => fetchProducts(query, signal, isAhead),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({ queryKey: inventoryKeys.product(id), queryFn: ({ signal }) => fetchProduct(id, signal) });

export const lookupQuery = <Name extends LookupName>(name: Name) =>
  queryOptions({
    queryKey: inventoryKeys.lookup(name),
    queryFn: ({ signal }) => fetchLookup(name, signal),
    staleTime: LOOKUP_STALE,
  });

export const tagsQuery = () => queryOptions({ queryKey: inventoryKeys.tags(), queryFn: ({ signal }) => fetchTags(signal) });

export const movementsQuery = (productId: number) =>
  queryOptions({
    queryKey: inventoryKeys.movements(productId),
    queryFn: ({ signal }) => fetchMovements(productId, SHOWN_MOVEMENTS, signal),
  });

/** Who else has a code. Asked when the field is left; a code that can't be looked up is left to the server. */
export const codeOwnerQuery = (field: 'sku' | 'barcode', code: string, ownId: number) =>
  queryOptions({
    queryKey: [...inventoryKeys.owner(field, field === 'sku' ? skuKey(code) : barcodeKey(code)), ownId],
    queryFn: ({ signal }) => fetchCodeOwner(field, code, ownId, signal),
    retry: false,
    staleTime: 0,
  });
