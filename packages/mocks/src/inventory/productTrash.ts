import {
  currentStore,
  EmptyProductTrashBody,
  PRODUCT_TRASH_DAYS,
  RestoreProductsBody,
  type Product,
  type RestoreProductsAnswer,
  type RestoreRefusal,
  type TrashedProduct,
} from '@stockroom/contract';
import { Refusal, notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { productTrashCollection, type DeletedProduct } from '../storeServer/productTrash';
import type { Change, Outcome } from '../storeServer/storeServer';
import type { StoreServerGateway } from './gateways/gateway';
import { knownTags } from './productWrites';

const CORRECTION = { reason: 'correction', note: '' } as const;
const DAY_MS = 24 * 60 * 60_000;

/** Lists the deleted products of the home store, latest first. Expired ones are deleted for good. */
export async function listTrashedProducts(call: ProtectedCall): Promise<TrashedProduct[]> {
  const { context } = call;
  const view = await context.store.read([productTrashCollection]);
  const all = [...view.values(productTrashCollection)];
  const expired = all.filter((deleted) => isExpired(deleted, call));
  if (expired.length > 0) {
    await context.store.write([productTrashCollection], (transaction) => {
      for (const { id } of expired) transaction.delete(productTrashCollection, id);
    });
  }
  return all
    .filter((deleted) => isInTrash(deleted, call))
    .toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
    .map(({ id, product: { name, sku, barcode, stock }, deletedAt, userName }) => ({
      id,
      name,
      sku,
      barcode,
      stock,
      deletedAt,
      deletedBy: userName,
    }));
}

/** Deletes products for good: the one of `?id`, those of `ids`, or all of the home store. */
export async function emptyTrash(call: ProtectedCall): Promise<true> {
  const { url, body, context } = call;
  const id = url.searchParams.get('id');
  const { ids } = await body(EmptyProductTrashBody);
  return context.store.write([productTrashCollection], (transaction) => {
    if (id !== null && !findDeleted(transaction, Number(id || Number.NaN), call)) throw notFound();
    const asked = id === null ? (ids ?? [...transaction.keys(productTrashCollection)]) : [id];
    for (const key of asked) {
      const deleted = findDeleted(transaction, Number(key), call);
      if (deleted) transaction.delete(productTrashCollection, deleted.id);
    }
    return true as const;
  });
}

class TrashChanged extends Error {}

/**
 * Restores products, each independently, with their units: the movement undoes the one of the deletion. A product that is
 * restored already is returned as it is.
 */
export async function restoreProducts(call: ProtectedCall, gateway: StoreServerGateway): Promise<RestoreProductsAnswer> {
  const { products } = await call.body(RestoreProductsBody);
  const each = [...new Map(products.map((product) => [product.id, product])).values()];
  for (;;) {
    try {
      return await restoreOnce(call, gateway, each);
    } catch (error) {
      // Another call removed one of them between the read and the write.
      if (!(error instanceof TrashChanged)) throw error;
    }
  }
}

async function restoreOnce(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  asked: readonly { id: number; sku?: string | undefined }[],
): Promise<RestoreProductsAnswer> {
  const view = await call.context.store.read([productTrashCollection]);
  const tags = await knownTags(call);
  const found = asked.flatMap(({ id, sku }) => {
    const deleted = findDeleted(view, id, call);
    return deleted ? [{ deleted, change: additionOf(deleted, sku, tags) }] : [];
  });
  const outcomes =
    found.length === 0
      ? []
      : await gateway.apply(
          call,
          found.map(({ change }) => change),
          CORRECTION,
          {
            collections: [productTrashCollection],
            check: (transaction) => {
              if (found.some(({ deleted }) => !findDeleted(transaction, deleted.id, call))) throw new TrashChanged();
            },
            write: () => undefined,
          },
        );
  const outcomeOf = new Map(found.map(({ deleted }, at) => [deleted.id, outcomes[at]]));
  const answer = await Promise.all(
    asked.map(async ({ id }) => {
      const outcome = outcomeOf.get(id);
      if (outcome) return { id, ...resultOf(outcome) };
      const product = await gateway.product(call, view.get(productTrashCollection, id)?.restoredAs ?? id);
      return product ? { id, product } : { id, refused: 'gone' as const };
    }),
  );
  const failure = outcomes.find((outcome) => outcome instanceof Refusal);
  if (failure && answer.every((each) => 'refused' in each && each.refused === 'failed')) throw failure;
  return answer;
}

function additionOf({ product, movement }: DeletedProduct, sku: string | undefined, tags: ReadonlySet<string>): Change {
  return {
    kind: 'add',
    product: { ...product, sku: sku ?? product.sku, tags: product.tags.filter((tag) => tags.has(tag)) },
    ...(movement && { movementReason: { reason: movement.reason, note: '', undoes: movement.id } }),
  };
}

function resultOf(outcome: Outcome): { product: Product } | { refused: RestoreRefusal } {
  if (!(outcome instanceof Refusal)) return { product: outcome.product };
  const issues: unknown = Reflect.get(Object(outcome.body), 'issues');
  const isSku = Array.isArray(issues) && issues.some((issue) => Reflect.get(Object(issue), 'path') === 'product.sku');
  return { refused: isSku ? 'skuTaken' : 'failed' };
}

function findDeleted(view: Pick<Transaction, 'get'>, id: number, call: ProtectedCall): DeletedProduct | undefined {
  const deleted = view.get(productTrashCollection, id);
  return deleted && isInTrash(deleted, call) ? deleted : undefined;
}

function isInTrash(deleted: DeletedProduct, call: ProtectedCall): boolean {
  const { product, restoredAs } = deleted;
  return product.storeId === currentStore(call.user)?.storeId && restoredAs === null && !isExpired(deleted, call);
}

function isExpired({ deletedAt }: DeletedProduct, { context }: ProtectedCall): boolean {
  return Date.parse(deletedAt) + PRODUCT_TRASH_DAYS * DAY_MS <= context.now();
}
