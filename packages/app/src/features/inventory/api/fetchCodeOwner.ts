import { skuKey } from '@stockroom/contract';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import type { CodeOwner } from '../model/productRules';
import { fetchProducts } from './fetchProducts';

/** Number of matches examined by a search: a code in use comes first, or at least among these. */
const SEARCH_SIZE = 100;

/**
 * Fetches the other product that already has a SKU or a barcode.
 * @param ownId id of the product being edited, 0 for a new one
 */
export async function fetchCodeOwner(
  field: 'sku' | 'barcode',
  code: string,
  ownId: number,
  signal?: AbortSignal,
): Promise<CodeOwner | null> {
  const keyOf = field === 'sku' ? skuKey : barcodeKey;
  const answer = await fetchProducts({ search: code.trim(), sort: 'name', order: 'asc', page: 1, size: SEARCH_SIZE }, signal);
  const owner = answer.products?.find((product) => product.id !== ownId && keyOf(product[field]) === keyOf(code));
  return owner ? { id: owner.id, name: owner.name } : null;
}
