import { paths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { tellOtherTabs } from './inventoryFeed';

/** Deletes a tag. It leaves every product that carries it. */
export async function deleteTag(id: string, signal?: AbortSignal): Promise<true> {
  const answer = await request({ method: 'DELETE', path: paths.inventory.tag, query: { id }, schema: v.literal(true), signal });
  tellOtherTabs();
  return answer;
}
