import { inventoryEndpoints, Product, type ProductPatch, type StockWhy } from '@stockroom/contract';
import { request } from '../api/http';
import { tellOtherTabs } from '../query/otherTabs';
import { productKeys } from './productKeys';

/**
 * Changes fields of a product. `product.updatedAt` is the version that the change was based on; a stale one is a 409.
 * @param why its stock changes, where it does and somebody said so
 */
export async function updateProduct(
  id: number,
  product: ProductPatch,
  { signal, why }: { signal?: AbortSignal; why?: StockWhy } = {},
): Promise<Product> {
  const answer = await request({
    method: 'PATCH',
    path: inventoryEndpoints.product,
    body: { id, product, why },
    schema: Product,
    signal,
  });
  tellOtherTabs(productKeys.all);
  return answer;
}
