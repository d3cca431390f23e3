import { skuKey } from '@stockroom/contract';
import { barcodeKey } from '../../../shared/barcodes/model/gtin';
import type { CodeOwner } from '../model/productRules';
import { fetchProducts } from './fetchProducts';

/** Products that one search looks at: a code that is in use stands first among its matches or among these. */
const LOOKED_AT = 100;

/**
 * The other product that already has a SKU or a barcode.
 * @param ownId the product that asks, 0 for a new one
 */
export async function fetchCodeOwner(
  field: 'sku' | 'barcode',
  code: string,
  ownId: number,
  signal?: AbortSignal,
): Promise<CodeOwner | null> {
  const keyOf = field === 'sku' ? skuKey : barcodeKey;
  const answer = await fetchProducts({ search: code.trim(), sort: 'name', order: 'asc', page: 1, size: LOOKED_AT }, signal);
  const owner = answer.products?.find((product) => product.id !== ownId && keyOf(product[field]) === keyOf(code));
  return owner ? { id: owner.id, name: owner.name } : null;
}
