import { CreateTagBody, Done, inventoryEndpoints, ProductTag, UpdateTagBody } from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, notFound } from '../../engine/errors';
import { fold } from '../../engine/fold';
import { route, type Route } from '../../engine/route';
import type { Transaction } from '../../engine/transaction';
import { tagCollection } from './tag.collection';

/** Tags, which belong to the inventory and not to the store server (contract, "Inventory"). */
export function tagRoutes(): readonly Route[] {
  return [
    route('GET', inventoryEndpoints.tags, v.array(ProductTag), async ({ context }) => [
      ...(await context.store.read([tagCollection])).values(tagCollection),
    ]),
    route('POST', inventoryEndpoints.tag, ProductTag, async ({ body, context }) => {
      const { tag } = await body(CreateTagBody);
      const id = tag.id ?? context.newId();
      return context.store.write([tagCollection], (transaction) => {
        if (transaction.get(tagCollection, id)) throw badRequest({ path: 'tag.id', message: 'is taken' });
        return put(transaction, { id, title: tag.title });
      });
    }),
    route('PATCH', inventoryEndpoints.tag, ProductTag, async ({ body, context }) => {
      const { id, tag } = await body(UpdateTagBody);
      return context.store.write([tagCollection], (transaction) => {
        if (!transaction.get(tagCollection, id)) throw notFound();
        return put(transaction, { id, title: tag.title });
      });
    }),
    // It leaves every product that carries it, for a product is served with the tags that exist.
    route('DELETE', inventoryEndpoints.tag, Done, async ({ url, context }) => {
      const id = url.searchParams.get('id') ?? '';
      return context.store.write([tagCollection], (transaction) => {
        if (!transaction.get(tagCollection, id)) throw notFound();
        transaction.delete(tagCollection, id);
        return true;
      });
    }),
  ];
}

/** Titles are unique, without regard to case and accents. */
function put(transaction: Transaction, tag: ProductTag): ProductTag {
  const wanted = fold(tag.title);
  for (const other of transaction.values(tagCollection)) {
    if (other.id !== tag.id && fold(other.title) === wanted) {
      throw badRequest({ path: 'tag.title', message: 'is taken by another tag' });
    }
  }
  transaction.put(tagCollection, tag);
  return tag;
}
