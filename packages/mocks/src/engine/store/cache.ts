import type { Base, Collection, DataSet, Key, Keyed } from '../collection';
import type { Row } from './backend';

/** Called when a record changes; `key` is `null` when any record may have changed. */
export type Observer<T> = (key: Key | null, after: T | undefined) => void;

/** A tab's copy of a collection: the seed, overlaid with the changes. */
export class CollectionCache {
  readonly collection: Collection<Keyed>;
  /** Latest revision applied to this cache. */
  revision = 0;
  /** Number of rows damaged in storage; the seed shows in their place. */
  dropped = 0;
  private base: Base<Keyed>;
  private readonly changed = new Map<Key, Keyed | null>();
  private removed = 0;
  private added = 0;
  private readonly observers = new Set<Observer<Keyed>>();

  constructor(collection: Collection<Keyed>, dataSet: DataSet) {
    this.collection = collection;
    this.base = collection.seed(dataSet);
  }

  get size(): number {
    return this.base.size + this.added - this.removed;
  }

  get(key: Key): Keyed | undefined {
    const change = this.changed.get(key);
    return change === undefined ? this.base.get(key) : (change ?? undefined);
  }

  *keys(): Iterable<Key> {
    for (const key of this.base.keys()) if (this.changed.get(key) !== null) yield key;
    for (const [key, value] of this.changed) if (value && this.base.get(key) === undefined) yield key;
  }

  *values(): Iterable<Keyed> {
    for (const key of this.keys()) {
      const record = this.get(key);
      if (record) yield record;
    }
  }

  /** Sets or removes (`null`) a record; returns a function that reverts this. */
  set(key: Key, value: Keyed | null): () => void {
    const before = this.changed.get(key);
    this.put(key, value);
    return () => this.put(key, before);
  }

  /** Applies rows written by another tab. */
  apply(rows: readonly Row[], revision: number): void {
    if (revision <= this.revision) return;
    for (const row of rows) {
      if (row.value === null) this.put(row.key, null);
      else if (this.collection.isRecord(row.value)) this.put(row.key, row.value);
      else this.dropped += 1;
    }
    this.revision = revision;
  }

  /** Drops all changes, and shows the seed of a data set. */
  restart(dataSet: DataSet): void {
    this.base = this.collection.seed(dataSet);
    this.changed.clear();
    this.added = 0;
    this.removed = 0;
    this.revision = 0;
    for (const observer of this.observers) observer(null, undefined);
  }

  /** Returns all differences from the seed. */
  rows(): Row[] {
    return [...this.changed].map(([key, value]) => ({ collection: this.collection.name, key, revision: this.revision, value }));
  }

  observe(observer: Observer<Keyed>): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  private put(key: Key, value: Keyed | null | undefined): void {
    const inBase = this.base.get(key) !== undefined;
    this.count(inBase, this.changed.get(key), -1);
    if (value === undefined) this.changed.delete(key);
    else this.changed.set(key, value);
    this.count(inBase, value, 1);
    const after = this.get(key);
    for (const observer of this.observers) observer(key, after);
  }

  private count(inBase: boolean, change: Keyed | null | undefined, by: 1 | -1): void {
    if (inBase && change === null) this.removed += by;
    if (!inBase && change) this.added += by;
  }
}
