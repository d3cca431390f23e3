import { inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Deletes a product. */
export async function deleteProduct(id: number, signal?: AbortSignal): Promise<true> {
  const answer = await request({
    method: 'DELETE',
    path: inventoryEndpoints.product,
    query: { id },
    schema: v.literal(true),
    signal,
  });
  tellOtherTabs();
  return answer;
}
