import type { DataSet, Key } from '../collection';

/** One kept record, or the mark (`value: null`) that a record of the seed is gone. */
export interface Row {
  collection: string;
  key: Key;
  /** Revision of the collection that wrote this row. */
  revision: number;
  value: unknown;
}

/** The values by which a tab learns whether its cache is still right. */
export interface Head {
  /** Grows whenever everything must be read anew: a reset, another data set, rows of another shape. */
  epoch: number;
  dataSet: DataSet;
  /** Latest revision by collection. */
  revisions: Record<string, number>;
  /** Version of the kept rows by collection. */
  versions: Record<string, number>;
}

export const FIRST_HEAD: Head = { epoch: 1, dataSet: 'demo', revisions: {}, versions: {} };

/** A transaction that keeps every other writer out, of this tab and of all others. */
export interface Session {
  head(): Promise<Head>;
  /** Rows of a collection that were written after a revision. */
  rowsAfter(collection: string, revision: number): Promise<Row[]>;
  /** Keeps rows and the head that goes with them. */
  save(rows: readonly Row[], head: Head): Promise<void>;
  /** Drops all rows. */
  clear(head: Head): Promise<void>;
}

/** Where rows are kept. All back ends behave alike; they differ in how long they remember. */
export interface Backend {
  readonly kind: 'memory' | 'indexeddb' | 'file';
  head(): Promise<Head>;
  rowsAfter(collection: string, revision: number): Promise<Row[]>;
  /** Runs `work` as one transaction: if it rejects, nothing of it is kept. */
  transact<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Tells other stores on the same back end that something changed. */
  announce(collections: readonly string[]): void;
  /** Calls back when another store on the same back end announced a change. Returns how to stop. */
  listen(listener: (collections: readonly string[]) => void): () => void;
  close(): Promise<void>;
}
