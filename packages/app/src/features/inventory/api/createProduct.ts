import { inventoryEndpoints, Product, type ProductPatch } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Adds a product. With the id of a deleted one it brings that one back. */
export async function createProduct(product: ProductPatch, signal?: AbortSignal): Promise<Product> {
  const answer = await request({ method: 'POST', path: inventoryEndpoints.product, body: { product }, schema: Product, signal });
  tellOtherTabs();
  return answer;
}
