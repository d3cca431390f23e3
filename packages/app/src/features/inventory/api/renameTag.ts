import { paths, ProductTag } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Gives a tag another title, on every product that carries it. */
export async function renameTag(id: string, title: string, signal?: AbortSignal): Promise<ProductTag> {
  const answer = await request({
    method: 'PATCH',
    path: paths.inventory.tag,
    body: { id, tag: { title } },
    schema: ProductTag,
    signal,
  });
  tellOtherTabs();
  return answer;
}
