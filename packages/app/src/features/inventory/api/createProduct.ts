import { inventoryEndpoints, Product, type ProductPatch, type StockWhy } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Adds a product. With the id of a deleted one it brings that one back. */
export async function createProduct(
  product: ProductPatch,
  { signal, why }: { signal?: AbortSignal; why?: StockWhy } = {},
): Promise<Product> {
  const body = { product, why };
  const answer = await request({ method: 'POST', path: inventoryEndpoints.product, body, schema: Product, signal });
  tellOtherTabs();
  return answer;
}
