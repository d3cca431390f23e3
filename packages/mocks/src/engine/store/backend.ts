import type { DataSet, Key } from '../collection';

/** A stored record, or the marker (`value: null`) that a record of the seed was deleted. */
export interface Row {
  collection: string;
  key: Key;
  /** Revision of the collection that wrote this row. */
  revision: number;
  value: unknown;
}

/** Values by which a tab detects that its cache is stale. */
export interface Head {
  /** Incremented whenever everything must be re-read: on a reset, another data set, rows of another shape. */
  epoch: number;
  dataSet: DataSet;
  /** Latest revision per collection. */
  revisions: Record<string, number>;
  /** Version of the stored rows per collection. */
  versions: Record<string, number>;
}

export const FIRST_HEAD: Head = { epoch: 1, dataSet: 'demo', revisions: {}, versions: {} };

/** A transaction that locks out every other writer, of this tab and of all others. */
export interface Session {
  head(): Promise<Head>;
  /** Returns the rows of a collection written after a revision. */
  rowsAfter(collection: string, revision: number): Promise<Row[]>;
  /** Saves rows together with their head. */
  save(rows: readonly Row[], head: Head): Promise<void>;
  /** Drops all rows. */
  clear(head: Head): Promise<void>;
}

/** Storage of rows. All back ends behave alike; they differ in how long they store data. */
export interface Backend {
  readonly kind: 'memory' | 'indexeddb' | 'file';
  head(): Promise<Head>;
  rowsAfter(collection: string, revision: number): Promise<Row[]>;
  /** Runs `work` as one transaction: if it rejects, everything is rolled back. */
  transact<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Notifies other stores on the same back end of a change. */
  announce(collections: readonly string[]): void;
  /** Calls the listener when another store on the same back end announced a change. Returns a function that unsubscribes. */
  listen(listener: (collections: readonly string[]) => void): () => void;
  close(): Promise<void>;
}
