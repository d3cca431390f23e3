import { paths, Product, type ProductPatch } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Changes fields of a product. `product.updatedAt` is the version that the change was based on; a stale one is a 409. */
export function updateProduct(id: number, product: ProductPatch, signal?: AbortSignal): Promise<Product> {
  return request({ method: 'PATCH', path: paths.inventory.product, body: { id, product }, schema: Product, signal });
}
