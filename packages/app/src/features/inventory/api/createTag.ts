import { paths, ProductTag } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Makes a tag. With an `id` it brings a deleted one back. */
export async function createTag(tag: { id?: string; title: string }, signal?: AbortSignal): Promise<ProductTag> {
  const answer = await request({ method: 'POST', path: paths.inventory.tag, body: { tag }, schema: ProductTag, signal });
  tellOtherTabs();
  return answer;
}
