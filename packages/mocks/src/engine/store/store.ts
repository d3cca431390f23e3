import type { Collection, DataSet, Keyed } from '../collection';
import { createTransaction, type Transaction, type View } from '../transaction';
import { FIRST_HEAD, type Backend, type Head, type Row, type Session } from './backend';
import { CollectionCache, type Observer } from './cache';
import { fetchSeeds } from './lazySeeds';
import { createMemoryBackend } from './memoryBackend';
import { reasonOf, type StorageState } from './storage';

export interface StoreChange {
  /** Empty when any of them may have changed. */
  collections: readonly string[];
  /** Whether this store wrote it, or another one on the same rows (another tab). */
  origin: 'here' | 'elsewhere';
}

type Collections = readonly Collection<Keyed>[];

/**
 * A store shared by all tabs. Each tab has a cache in memory; a revision counter stored with the rows tells it when to catch
 * up. Writes are serialised across all tabs, each on a cache that is up to date. If the back end fails, the store continues in
 * memory and reports it through `storage`.
 */
export class Store {
  private backend: Backend;
  private known: Head = FIRST_HEAD;
  private state: StorageState;
  private readonly caches = new Map<string, CollectionCache>();
  private readonly changeListeners = new Set<(change: StoreChange) => void>();
  private readonly storageListeners = new Set<(state: StorageState) => void>();
  private readonly view: View;
  private stopListening: () => void;

  constructor(backend: Backend, state: StorageState) {
    this.backend = backend;
    this.state = state;
    this.view = createTransaction((collection) => this.cache(collection)).view;
    this.stopListening = this.hear();
  }

  get storage(): StorageState {
    return this.state;
  }

  /** Returns the name of the current data set. */
  async dataSet(): Promise<DataSet> {
    await this.read([]);
    return this.known.dataSet;
  }

  /** Reads from collections in their current state across all tabs. */
  async read(collections: Collections): Promise<View> {
    const outdated = await this.attempt(async () => {
      const head = await this.backend.head();
      await fetchSeeds(head.dataSet);
      await this.follow(head, collections, (name, revision) => this.backend.rowsAfter(name, revision));
      return collections.filter(({ name, version }) => (head.versions[name] ?? version) < version);
    });
    if (outdated.length === 0) return this.view;
    await this.upgradeOutdated(outdated);
    return this.read(collections);
  }

  /**
   * Changes collections in one transaction. `work` runs synchronously and may be called again; if it throws, everything is
   * rolled back.
   */
  async write<T>(collections: Collections, work: (transaction: Transaction) => T): Promise<T> {
    // A collection that was read once has the right version; the transaction itself catches up.
    if (collections.some(({ name }) => !this.caches.has(name))) await this.read(collections);
    const outcome = await this.attempt(() => this.backend.transact((session) => this.transact(session, collections, work)));
    if (outcome.failed) throw outcome.error;
    if (outcome.written.length > 0) this.tell(outcome.written);
    return outcome.value;
  }

  /** Drops all changes, and shows the named data set (or the present one) in its initial state. */
  async reset(dataSet?: DataSet): Promise<void> {
    await this.attempt(() =>
      this.backend.transact(async (session) => {
        const head = await session.head();
        await session.clear({ ...FIRST_HEAD, epoch: head.epoch + 1, dataSet: dataSet ?? head.dataSet });
      }),
    );
    await this.read([]);
    this.tell([]);
  }

  /** Calls the listener after each change, in any tab. Returns a function that unsubscribes. */
  subscribe(listener: (change: StoreChange) => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  /** Calls the listener when changes stop (or start) to outlive the page. Returns a function that unsubscribes. */
  subscribeToStorage(listener: (state: StorageState) => void): () => void {
    this.storageListeners.add(listener);
    return () => this.storageListeners.delete(listener);
  }

  /** Calls the observer during each change of a record of the collection: for indexes. Returns a function that unsubscribes. */
  observe<T extends Keyed>(collection: Collection<T>, observer: Observer<T>): () => void {
    return this.cache(collection).observe((key, after) => observer(key, after as T | undefined));
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.backend.close();
  }

  private async follow(head: Head, collections: Collections, rowsAfter: Session['rowsAfter']): Promise<void> {
    if (head.epoch < this.known.epoch) return;
    const restart = head.epoch > this.known.epoch || head.dataSet !== this.known.dataSet;
    this.known = head;
    if (restart) for (const cache of this.caches.values()) cache.restart(head.dataSet);
    for (const collection of collections) {
      const cache = this.cache(collection);
      const revision = head.revisions[collection.name] ?? 0;
      if (revision <= cache.revision) continue;
      const rows = await rowsAfter(collection.name, cache.revision);
      if (this.known.epoch !== head.epoch) return;
      cache.apply(
        rows,
        rows.reduce((latest, row) => Math.max(latest, row.revision), revision),
      );
      if (cache.dropped > 0 && this.state.reason === 'ok') this.setStorage({ kind: this.state.kind, reason: 'repaired' });
    }
  }

  private async upgradeOutdated(outdated: Collections): Promise<void> {
    await this.attempt(() =>
      this.backend.transact(async (session) => {
        let head = await session.head();
        for (const { name, version, upgrade, upgradeKey } of outdated) {
          const from = head.versions[name] ?? version;
          if (from >= version) continue;
          const revision = (head.revisions[name] ?? 0) + 1;
          const rows = await session.rowsAfter(name, 0);
          const upgraded = rows.flatMap((row): Row[] => {
            const key = upgradeKey(row.key, from);
            const isSame = key === row.key;
            if (row.value === null && isSame) return [row];
            const next = { ...row, key, revision, value: row.value === null ? null : upgrade(row.value, from) };
            return isSame ? [next] : [next, { ...row, revision, value: null }];
          });
          head = {
            ...head,
            epoch: head.epoch + 1,
            revisions: { ...head.revisions, [name]: revision },
            versions: { ...head.versions, [name]: version },
          };
          await session.save(upgraded, head);
        }
      }),
    );
  }

  private async transact<T>(
    session: Session,
    collections: Collections,
    work: (transaction: Transaction) => T,
  ): Promise<Outcome<T>> {
    const head = await session.head();
    await this.follow(head, collections, (name, revision) => session.rowsAfter(name, revision));
    const { transaction, touched, end, undo } = createTransaction((collection) => this.cache(collection));
    let value: T;
    try {
      value = work(transaction);
    } catch (error) {
      undo();
      return { failed: true, error };
    } finally {
      end();
    }
    if (touched.size === 0) return { failed: false, value, written: [] };
    const next: Head = { ...head, revisions: { ...head.revisions }, versions: { ...head.versions } };
    const rows: Row[] = [];
    for (const [cache, keys] of touched) {
      const { name, version } = cache.collection;
      const revision = (head.revisions[name] ?? 0) + 1;
      next.revisions[name] = revision;
      next.versions[name] = version;
      for (const key of keys) rows.push({ collection: name, key, revision, value: cache.get(key) ?? null });
    }
    try {
      await session.save(rows, next);
    } catch (error) {
      undo();
      throw error;
    }
    this.known = next;
    for (const cache of touched.keys()) cache.revision = next.revisions[cache.collection.name] ?? 0;
    return { failed: false, value, written: [...touched.keys()].map((cache) => cache.collection.name) };
  }

  private cache(collection: Collection<Keyed>): CollectionCache {
    let cache = this.caches.get(collection.name);
    if (!cache) {
      cache = new CollectionCache(collection, this.known.dataSet);
      this.caches.set(collection.name, cache);
    }
    return cache;
  }

  /** Runs a step on the back end; if that fails, moves all data still readable to memory, and runs the step there. */
  private async attempt<T>(step: () => Promise<T>): Promise<T> {
    const backend = this.backend;
    try {
      return await step();
    } catch (error) {
      if (backend.kind === 'memory') throw error;
      if (this.backend === backend) await this.moveToMemory(error);
      return step();
    }
  }

  private async moveToMemory(cause: unknown): Promise<void> {
    const failed = this.backend;
    const reason = reasonOf(cause);
    const rows: Row[] = [];
    for (const name of Object.keys(this.known.revisions)) {
      const cached = () => this.caches.get(name)?.rows() ?? [];
      // A back end that does not answer would cost a timeout per collection.
      const recoveredRows = reason === 'blocked' ? cached() : await failed.rowsAfter(name, 0).catch(cached);
      rows.push(...recoveredRows);
    }
    if (this.backend !== failed) return;
    this.stopListening();
    this.backend = createMemoryBackend({ contents: { head: this.known, rows } });
    this.stopListening = this.hear();
    this.setStorage({ kind: 'memory', reason });
    await failed.close().catch(() => undefined);
  }

  private hear(): () => void {
    return this.backend.listen((collections) => this.notify({ collections, origin: 'elsewhere' }));
  }

  private tell(collections: readonly string[]): void {
    this.backend.announce(collections);
    this.notify({ collections, origin: 'here' });
  }

  private notify(change: StoreChange): void {
    for (const listener of this.changeListeners) listener(change);
  }

  private setStorage(state: StorageState): void {
    this.state = state;
    for (const listener of this.storageListeners) listener(state);
  }
}

type Outcome<T> = { failed: true; error: unknown } | { failed: false; value: T; written: string[] };
