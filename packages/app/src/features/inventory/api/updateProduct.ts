import { paths, Product, type ProductPatch } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Changes fields of a product. `product.updatedAt` is the version that the change was based on; a stale one is a 409. */
export async function updateProduct(id: number, product: ProductPatch, signal?: AbortSignal): Promise<Product> {
  const answer = await request({
    method: 'PATCH',
    path: paths.inventory.product,
    body: { id, product },
    schema: Product,
    signal,
  });
  tellOtherTabs();
  return answer;
}
