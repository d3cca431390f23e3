import type { Movement, MovementPerson } from '@stockroom/contract';
import { runPaced } from '../../engine/answering/runPaced';
import type { Store } from '../../engine/store/store';
import type { View } from '../../engine/transaction';
import {
  ledgerCollections,
  seedDayCollection,
  movementCollection,
  undoneMovementCollection,
} from '../../storeServer/movement.collection';
import { momentOf, numberOfMovement, todayOfSeed, type StoredMovement } from '../../storeServer/movement.factory';
import { oneLine } from '../../storeServer/searchText';
import type { LedgerRow } from './ledgerRow';

/** A shop's current ledger. */
export interface Ledger {
  /** Entries of the shop, or of one product of it; oldest first. */
  rows: (productId: number | null) => readonly LedgerRow[];
  get: (id: string) => Movement | undefined;
  /** Everybody who has an entry, under their current name. */
  people: () => MovementPerson[];
  /** Changes whenever an entry is added or removed. */
  version: number;
}

interface Index {
  /** Day by which the seed's dates of all rows were calculated. */
  today: number;
  /** Rows by shop, and by product of a shop. */
  lists: Map<string, LedgerRow[]>;
}

const ledgers = new WeakMap<Store, (storeId: number, now: number) => Promise<Ledger>>();

/** Returns the ledger, indexed by shop and by product so that a page of it needs no walk through all entries. */
export async function ledgerOf(store: Store, storeId: number, now: number): Promise<Ledger> {
  let ledgerAt = ledgers.get(store);
  if (!ledgerAt) {
    ledgerAt = createLedger(store);
    ledgers.set(store, ledgerAt);
  }
  return ledgerAt(storeId, now);
}

function createLedger(store: Store) {
  let index: Promise<Index> | null = null;
  let ready: Index | null = null;
  let version = 0;

  store.observe(movementCollection, (key, after) => {
    version += 1;
    if (key === null) {
      index = null;
      ready = null;
    } else if (ready && after) add(ready, after);
    else if (ready) remove(ready, String(key));
    // A change while the index is being built makes it stale: it is built again.
    else index = null;
  });

  const indexFor = async (view: View, today: number): Promise<Index> => {
    if (ready?.today === today) return ready;
    if (ready) index = null;
    ready = null;
    const making = index ?? runPaced(read(view, today));
    index = making;
    const whole = await making;
    if (index !== making) return indexFor(view, today);
    if (whole.today === today) {
      ready = whole;
      return whole;
    }
    index = null;
    return indexFor(view, today);
  };

  return async (storeId: number, now: number): Promise<Ledger> => {
    const view = await store.read(ledgerCollections);
    const today = view.get(seedDayCollection, 'today')?.at ?? todayOfSeed(now);
    const { lists } = await indexFor(view, today);
    return {
      version,
      rows: (productId) => lists.get(keyOf(storeId, productId)) ?? [],
      get: (id) => served(view, id, today),
      people: () => {
        const people = new Map<string, MovementPerson>();
        for (const { userId, userName } of lists.get(keyOf(storeId, null)) ?? []) {
          people.set(userId, { id: userId, name: userName });
        }
        return [...people.values()];
      },
    };
  };
}

function* read(view: View, today: number): Generator<undefined, Index> {
  const index: Index = { today, lists: new Map() };
  const ids = [...view.keys(movementCollection)].map(String).toSorted();
  for (const id of ids) {
    const movement = view.get(movementCollection, id);
    if (movement) add(index, movement);
    yield;
  }
  return index;
}

function add({ lists, today }: Index, movement: StoredMovement): void {
  const row = rowOf(movement, today);
  for (const key of [keyOf(movement.storeId, null), keyOf(movement.storeId, movement.productId)]) {
    const rows = lists.get(key);
    if (rows) insert(rows, row);
    else lists.set(key, [row]);
  }
}

/** Removes an entry from every list. It is slow, but only a rolled back transaction removes an entry, which is rare. */
function remove({ lists }: Index, id: string): void {
  for (const rows of lists.values()) {
    const place = rows.findIndex((row) => row.id === id);
    if (place >= 0) rows.splice(place, 1);
  }
}

function rowOf(movement: StoredMovement, today: number): LedgerRow {
  const { id, productId, reason, delta, userId, userName, sku, name, note, reference = '', undoes } = movement;
  const numbers = (undoes ? [id, undoes] : [id]).map((each) => `#${numberOfMovement(each)}`);
  let text: string | undefined;
  return {
    id,
    productId,
    reason,
    delta,
    userId,
    userName,
    at: momentOf(movement, today),
    text: () => (text ??= [name, sku, note, reference, ...numbers].map(oneLine).join('\n')),
  };
}

function served(view: View, id: string, today: number): Movement | undefined {
  const stored = view.get(movementCollection, id);
  if (!stored) return undefined;
  const { storeId: _storeId, ...movement } = stored;
  return {
    ...movement,
    reference: stored.reference ?? '',
    undoes: stored.undoes ?? null,
    undoneBy: view.get(undoneMovementCollection, id)?.by ?? null,
    at: new Date(momentOf(stored, today)).toISOString(),
  };
}

function keyOf(storeId: number, productId: number | null): string {
  return productId === null ? `${storeId}` : `${storeId} ${productId}`;
}

/** Inserts a row in order. Rows arrive in order, except those of another tab. */
function insert(rows: LedgerRow[], row: LedgerRow): void {
  let place = rows.length;
  while (place > 0 && (rows[place - 1]?.id ?? '') > row.id) place -= 1;
  if (rows[place - 1]?.id !== row.id) rows.splice(place, 0, row);
}
