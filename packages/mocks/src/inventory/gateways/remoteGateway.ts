import { Conflict, Product, type User } from '@stockroom/contract';
import * as v from 'valibot';
import { activityCollection } from '../../engine/activityLog';
import type { MockContext } from '../../engine/context';
import { badRequest, conflict, notFound, Refusal } from '../../engine/errors';
import type { Transaction } from '../../engine/transaction';
import { noticeCollections } from '../../feeds/notify';
import { brandCollection, FIRST_OWN_BRAND } from '../../storeServer/brand.collection';
import { notifyLowStock } from '../../storeServer/lowStockNotice';
import { ledgerCollections, movementCollection } from '../../storeServer/movement.collection';
import { counterCollection } from '../../storeServer/product.collection';
import { logProducts } from '../../storeServer/productActivity';
import { ProductIndex } from '../../storeServer/productIndex';
import { recordMovement, type ChangeContext } from '../../storeServer/productService';
import { productTrashCollection, updateTrash } from '../../storeServer/productTrash';
import type { Change, Companion, Outcome } from '../../storeServer/storeServer';
import { productTagCollection } from '../lookups/tag.collection';
import type { Caller, StoreServerGateway } from './gateway';
import { createRemoteCalls } from './remoteCalls';

/** Milliseconds for which a downloaded list of products serves searches and pages. */
const FRESH_MS = 30_000;
/** Maximum concurrent calls of a batch. */
const MAX_CONCURRENT = 6;

/** A user's products, as last sent by the store server. */
class Snapshot {
  readonly products: Map<number, Product>;
  private readonly indexes = new Map<number, ProductIndex>();

  constructor(products: readonly Product[]) {
    this.products = new Map(products.map((product) => [product.id, product]));
  }

  index(storeId: number): ProductIndex {
    let index = this.indexes.get(storeId);
    if (!index) {
      const get = (id: number) => {
        const product = this.products.get(id);
        return product?.storeId === storeId ? product : undefined;
      };
      index = new ProductIndex({ keys: () => this.products.keys(), get });
      this.indexes.set(storeId, index);
    }
    return index;
  }

  set(id: number, product: Product | null): void {
    if (product) this.products.set(id, product);
    else this.products.delete(id);
    for (const index of this.indexes.values()) index.update(id);
  }
}

/**
 * Creates the gateway for the real calls over the network. The real server has a single call for all products, so its answer is
 * cached briefly and updated by our own writes; concurrent calls share a pending download.
 */
export function createRemoteGateway(host: string, context: MockContext): StoreServerGateway {
  const calls = createRemoteCalls(host);
  const snapshots = new Map<string, { at: number; snapshot: Promise<Snapshot> }>();
  // Another tab wrote: this tab's downloads may be stale.
  context.store.subscribe(({ collections, origin }) => {
    if (origin === 'elsewhere' && (collections.length === 0 || collections.includes(movementCollection.name))) snapshots.clear();
  });

  const snapshotOf = (caller: Caller): Promise<Snapshot> => {
    const known = snapshots.get(caller.user.id);
    if (known && context.now() - known.at < FRESH_MS) return known.snapshot;
    const snapshot = calls.products(caller).then((products) => new Snapshot(products));
    const entry = { at: context.now(), snapshot };
    snapshots.set(caller.user.id, entry);
    snapshot.catch(() => {
      if (snapshots.get(caller.user.id) === entry) snapshots.delete(caller.user.id);
    });
    return snapshot;
  };

  /** One call per store and list is cached briefly: calls for other lists share it. */
  const lists = new Map<string, { at: number; answer: Promise<unknown> }>();
  const shared =
    <Answer>(list: string, fetchList: (caller: Caller, storeId: number) => Promise<Answer>) =>
    (caller: Caller, storeId: number): Promise<Answer> => {
      const key = `${list} ${storeId} ${caller.user.id}`;
      const known = lists.get(key);
      if (known && context.now() - known.at < FRESH_MS) return known.answer as Promise<Answer>;
      const entry = { at: context.now(), answer: fetchList(caller, storeId) };
      lists.set(key, entry);
      entry.answer.catch(() => {
        if (lists.get(key) === entry) lists.delete(key);
      });
      return entry.answer;
    };

  const applyOne = async (caller: Caller, snapshot: Snapshot, change: Change, isRetry = false): Promise<Outcome> => {
    try {
      return await send(caller, snapshot, change);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const current = currentOf(error);
      if (!current) return error;
      const believed = snapshot.products.get(current.id);
      snapshot.set(current.id, current);
      // The caller gave no version, so the stale one was ours: retry with the current one.
      const isOurs =
        change.kind === 'update' && believed !== undefined && keepsVersion(change, believed) && keepsVersion(change, current);
      return isOurs && !isRetry ? applyOne(caller, snapshot, change, true) : error;
    }
  };

  const send = async (caller: Caller, snapshot: Snapshot, change: Change): Promise<Outcome> => {
    switch (change.kind) {
      case 'add': {
        const product = await calls.add(caller, change.product);
        snapshot.set(product.id, product);
        return { product, before: null, movement: null };
      }
      case 'update': {
        const before = requireOwnProduct(snapshot, change.id, caller.user);
        const product = await calls.update(caller, change.next(before));
        snapshot.set(product.id, product);
        return { product, before, movement: null };
      }
      case 'delete': {
        const before = requireOwnProduct(snapshot, change.id, caller.user);
        if (change.updatedAt !== undefined && before.updatedAt !== change.updatedAt) throw conflict(before);
        await calls.remove(caller, change.id);
        snapshot.set(change.id, null);
        return { product: { ...before, stock: 0 }, before, movement: null };
      }
    }
  };

  return {
    catalogue: async (caller, storeId) => {
      const { snapshot, served } = await reading(caller);
      return {
        index: snapshot.index(storeId),
        get: (id) => {
          const product = snapshot.products.get(id);
          return product && served(product);
        },
      };
    },
    product: async (caller, id) => {
      const { snapshot, served } = await reading(caller);
      const product = snapshot.products.get(id);
      return product && served(product);
    },
    apply: async (caller, changes, reason, companion) => {
      const { store } = context;
      if (companion?.check) await store.write(companion.collections, companion.check);
      const snapshot = await snapshotOf(caller);
      const outcomes: Outcome[] = [];
      for (const together of batchesOf(changes)) {
        outcomes.push(...(await Promise.all(together.map((change) => applyOne(caller, snapshot, change)))));
      }
      const act: ChangeContext = { user: caller.user, now: context.now(), ...reason, isSkuTaken: () => false };
      try {
        return await store.write(collectionsToWrite(companion), (transaction) => {
          const recorded = outcomes.map((outcome, at) => record(transaction, outcome, { ...act, ...reasonFor(changes[at]) }));
          updateTrash(transaction, caller, changes, recorded);
          companion?.write(transaction, recorded);
          logProducts(transaction, caller, changes, recorded, reason.reason);
          notifyLowStock(transaction, caller, changes, recorded);
          return recorded;
        });
      } catch (error) {
        // The store server has no transactions: changes already applied are reverted.
        for (const back of outcomes.flatMap(revertStock)) await applyOne(caller, snapshot, back);
        throw error;
      }
    },
    countries: shared('countries', calls.countries),
    brands: calls.brands,
    styles: shared('styles', calls.styles),
    trigger: (caller, list, storeId) => shared<unknown>(list, calls[list])(caller, storeId),
  };

  async function reading(caller: Caller) {
    const snapshot = await snapshotOf(caller);
    const view = await context.store.read([productTagCollection, brandCollection]);
    const isTag = (id: string) => view.get(productTagCollection, id) !== undefined;
    const served = (product: Product): Product => {
      // The store server does not know the shop's own brands.
      const own = product.brandId < FIRST_OWN_BRAND ? undefined : view.get(brandCollection, product.brandId);
      if (!own && product.tags.every(isTag)) return product;
      return { ...product, brand: own?.name ?? product.brand, tags: product.tags.filter(isTag) };
    };
    return { snapshot, served };
  }
}

/** Yields the changes in order, a few at a time; never two of the same product, as one would conflict with the other. */
function* batchesOf(changes: readonly Change[]): Generator<readonly Change[]> {
  let together: Change[] = [];
  for (const change of changes) {
    const isTwice = change.kind !== 'add' && together.some((other) => other.kind !== 'add' && other.id === change.id);
    if (isTwice || together.length === MAX_CONCURRENT) {
      yield together;
      together = [];
    }
    together.push(change);
  }
  yield together;
}

function reasonFor(change: Change | undefined) {
  return change?.kind === 'delete' ? undefined : change?.movementReason;
}

/** Returns the change that reverts an outcome's change of stock. */
function revertStock(outcome: Outcome): Change[] {
  if (outcome instanceof Refusal || !outcome.before) return [];
  const moved = outcome.product.stock - outcome.before.stock;
  const next = (current: Product): Product => ({ ...current, stock: current.stock - moved });
  return moved === 0 ? [] : [{ kind: 'update', id: outcome.product.id, next }];
}

function keepsVersion({ next }: Extract<Change, { kind: 'update' }>, product: Product): boolean {
  try {
    return next(product).updatedAt === product.updatedAt;
  } catch {
    return false;
  }
}

/** Records a movement here, as the store server has no ledger that we could read. */
function record(transaction: Transaction, outcome: Outcome, act: ChangeContext): Outcome {
  if (outcome instanceof Refusal) return outcome;
  return {
    ...outcome,
    movement: recordMovement(transaction, outcome.product, outcome.before?.stock ?? 0, outcome.product.stock, act),
  };
}

function collectionsToWrite(companion: Companion | undefined) {
  return [
    ...ledgerCollections,
    counterCollection,
    productTrashCollection,
    activityCollection,
    productTagCollection,
    ...noticeCollections,
    ...(companion?.collections ?? []),
  ];
}

function requireOwnProduct(snapshot: Snapshot, id: number, user: User): Product {
  const product = snapshot.products.get(id);
  if (!product) throw notFound();
  if (!user.storeAssociates.some(({ store }) => store.storeId === product.storeId)) {
    throw badRequest({ path: 'product.storeId', message: 'is not a store of this person' });
  }
  return product;
}

function currentOf({ status, body }: Refusal): Product | null {
  const answer = status === 409 ? v.safeParse(Conflict, body) : null;
  const current = answer?.success ? v.safeParse(Product, answer.output.current) : null;
  return current?.success ? current.output : null;
}
