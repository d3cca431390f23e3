import { paths, Product, type ProductPatch } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Adds a product. With the id of a deleted one it brings that one back. */
export function createProduct(product: ProductPatch, signal?: AbortSignal): Promise<Product> {
  return request({ method: 'POST', path: paths.inventory.product, body: { product }, schema: Product, signal });
}
