import type { Movement } from '@stockroom/contract';
import type { Store } from '../engine/store';
import { movementCollection } from '../storeServer/movement.collection';
import type { StoredMovement } from '../storeServer/movement.factory';

/** The ledger by shop and by product, so that a page of it needs no walk through all of it. */
export interface Ledger {
  /** Ids of the entries of a shop, or of one product of it; oldest first. */
  ids: (storeId: number, productId: number | null) => Promise<readonly string[]>;
  get: (id: string) => Movement | undefined;
}

const made = new WeakMap<Store, Ledger>();

export function ledgerOf(store: Store): Ledger {
  let ledger = made.get(store);
  if (!ledger) {
    ledger = createLedger(store);
    made.set(store, ledger);
  }
  return ledger;
}

function createLedger(store: Store): Ledger {
  let lists: Map<string, string[]> | null = null;
  let get: Ledger['get'] = () => undefined;

  const add = (movement: StoredMovement) => {
    for (const key of [keyOf(movement.storeId, null), keyOf(movement.storeId, movement.productId)]) {
      const ids = lists?.get(key);
      if (!ids) lists?.set(key, [movement.id]);
      else insert(ids, movement.id);
    }
  };
  const remove = (id: string) => {
    // Only a transaction that is taken back removes an entry, so this is as rare as it is slow.
    for (const ids of lists?.values() ?? []) {
      const place = ids.indexOf(id);
      if (place >= 0) ids.splice(place, 1);
    }
  };
  store.observe(movementCollection, (key, after) => {
    if (key === null) lists = null;
    else if (after) add(after);
    else remove(String(key));
  });

  return {
    ids: async (storeId, productId) => {
      const view = await store.read([movementCollection]);
      get = (id) => served(view.get(movementCollection, id));
      if (!lists) {
        lists = new Map();
        for (const movement of [...view.values(movementCollection)].toSorted((a, b) => (a.id < b.id ? -1 : 1))) add(movement);
      }
      return lists.get(keyOf(storeId, productId)) ?? [];
    },
    get: (id) => get(id),
  };
}

function keyOf(storeId: number, productId: number | null): string {
  return productId === null ? `${storeId}` : `${storeId} ${productId}`;
}

function served(stored: StoredMovement | undefined): Movement | undefined {
  if (!stored) return undefined;
  const { storeId: _storeId, ...movement } = stored;
  return movement;
}

/** Entries come in order, but for those of another tab. */
function insert(ids: string[], id: string): void {
  let place = ids.length;
  while (place > 0 && (ids[place - 1] ?? '') > id) place -= 1;
  if (ids[place - 1] !== id) ids.splice(place, 0, id);
}
