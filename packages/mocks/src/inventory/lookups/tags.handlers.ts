import { Done, inventoryEndpoints, ProductTag } from '@stockroom/contract';
import * as v from 'valibot';
import { route, type Route } from '../../engine/route';
import { productTagCollection } from './tag.collection';

const writes = () => import('./lookupWrites');

/** Tags, which belong to the inventory and not to the store server. The code that writes them loads with the first write. */
export function tagRoutes(): readonly Route[] {
  return [
    route('GET', inventoryEndpoints.tags, v.array(ProductTag), async ({ context }) => [
      ...(await context.store.read([productTagCollection])).values(productTagCollection),
    ]),
    route('POST', inventoryEndpoints.tag, ProductTag, async (call) => (await writes()).createTag(call)),
    route('PATCH', inventoryEndpoints.tag, ProductTag, async (call) => (await writes()).updateTag(call)),
    route('DELETE', inventoryEndpoints.tag, Done, async (call) => (await writes()).deleteTag(call)),
  ];
}
