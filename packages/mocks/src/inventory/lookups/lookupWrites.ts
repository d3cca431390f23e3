import {
  type Brand,
  type Category,
  CreateBrandBody,
  CreateCategoryBody,
  CreateTagBody,
  type ProductTag,
  UpdateTagBody,
} from '@stockroom/contract';
import type { Collection } from '../../engine/collection';
import { badRequest, notFound } from '../../engine/errors';
import { fold } from '../../engine/fold';
import type { ProtectedCall } from '../../engine/route';
import type { Transaction } from '../../engine/transaction';
import { brandCollection, FIRST_OWN_BRAND } from '../../storeServer/brand.collection';
import type { StoreServerGateway } from '../gateways/gateway';
import { categoryCollection } from './category.collection';
import { allBrands } from './lookups.handlers';
import { productTagCollection } from './tag.collection';

/** Creates a category, or returns the existing one of that name. */
export async function addCategory({ body, context }: ProtectedCall): Promise<Category> {
  const { name, parentId } = (await body(CreateCategoryBody)).category;
  return context.store.write([categoryCollection], (transaction) => {
    if (parentId !== null && !transaction.get(categoryCollection, parentId)) {
      throw badRequest({ path: 'category.parentId', message: 'is not a category' });
    }
    const all = [...transaction.values(categoryCollection)];
    const known = all.find((other) => other.parentId === parentId && fold(other.name) === fold(name));
    if (known) return known;
    const slug = fold(name).replace(/[^a-z0-9]+/g, '-');
    const category = { id: nextId(all), parentId, name, slug };
    transaction.put(categoryCollection, category);
    return category;
  });
}

/** Creates a brand, or returns the existing one of that name. */
export async function addBrand(call: ProtectedCall, gateway: StoreServerGateway): Promise<Brand> {
  const { name } = (await call.body(CreateBrandBody)).brand;
  const served = await allBrands(gateway, call);
  return call.context.store.write([brandCollection], (transaction) => {
    const own = [...transaction.values(brandCollection)];
    const known = [...served, ...own].find((other) => fold(other.name) === fold(name));
    if (known) return known;
    const brand = { id: Math.max(nextId(own), FIRST_OWN_BRAND), name };
    transaction.put(brandCollection, brand);
    return brand;
  });
}

export const removeCategory = (call: ProtectedCall): Promise<true> => remove(call, categoryCollection);

export const removeBrand = (call: ProtectedCall): Promise<true> => remove(call, brandCollection);

function nextId(records: readonly { id: number }[]): number {
  return Math.max(0, ...records.map(({ id }) => id)) + 1;
}

function remove({ url, context }: ProtectedCall, collection: Collection<{ id: number }>): Promise<true> {
  const id = Number(url.searchParams.get('id'));
  return context.store.write([collection], (transaction) => {
    if (!transaction.get(collection, id)) throw notFound();
    transaction.delete(collection, id);
    return true as const;
  });
}

export async function createTag({ body, context }: ProtectedCall): Promise<ProductTag> {
  const { tag } = await body(CreateTagBody);
  const id = tag.id ?? context.newId();
  return context.store.write([productTagCollection], (transaction) => {
    if (transaction.get(productTagCollection, id)) throw badRequest({ path: 'tag.id', message: 'is taken' });
    return put(transaction, { id, title: tag.title });
  });
}

/** Renames a tag. */
export async function updateTag({ body, context }: ProtectedCall): Promise<ProductTag> {
  const { id, tag } = await body(UpdateTagBody);
  return context.store.write([productTagCollection], (transaction) => {
    if (!transaction.get(productTagCollection, id)) throw notFound();
    return put(transaction, { id, title: tag.title });
  });
}

/** Deletes a tag. It disappears from every product that carries it, because a product is served with existing tags only. */
export function deleteTag({ url, context }: ProtectedCall): Promise<true> {
  const id = url.searchParams.get('id') ?? '';
  return context.store.write([productTagCollection], (transaction) => {
    if (!transaction.get(productTagCollection, id)) throw notFound();
    transaction.delete(productTagCollection, id);
    return true;
  });
}

/** Stores a tag. Titles are unique, regardless of case and accents. */
function put(transaction: Transaction, tag: ProductTag): ProductTag {
  const wanted = fold(tag.title);
  for (const other of transaction.values(productTagCollection)) {
    if (other.id !== tag.id && fold(other.title) === wanted) {
      throw badRequest({ path: 'tag.title', message: 'is taken by another tag' });
    }
  }
  transaction.put(productTagCollection, tag);
  return tag;
}
