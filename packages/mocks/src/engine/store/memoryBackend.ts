import type { Key } from '../collection';
import { FIRST_HEAD, type Backend, type Head, type Row, type Session } from './backend';

export interface MemoryContents {
  head: Head;
  rows: Row[];
}

export interface MemoryBackendOptions {
  contents?: MemoryContents;
  kind?: Backend['kind'];
  /** Called after each transaction with changes, with a function that reads all contents. */
  onCommit?: (read: () => MemoryContents) => void;
  onClose?: () => Promise<void>;
}

/**
 * Creates a back end that stores rows for the lifetime of the page or process. `connect` opens another store on the same rows,
 * like a second tab on IndexedDB.
 */
export function createMemoryBackend(options: MemoryBackendOptions = {}): Backend & { connect: () => Backend } {
  const shared = new SharedMemory(options);
  return { ...shared.connect(), connect: () => shared.connect() };
}

class SharedMemory {
  private head: Head;
  private readonly tables = new Map<string, Map<Key, Row>>();
  private queue: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Map<object, (collections: readonly string[]) => void>();
  private readonly options: MemoryBackendOptions;

  constructor(options: MemoryBackendOptions) {
    this.options = options;
    this.head = structuredClone(options.contents?.head ?? FIRST_HEAD);
    for (const row of options.contents?.rows ?? []) this.table(row.collection).set(row.key, row);
  }

  connect(): Backend {
    const self = {};
    return {
      kind: this.options.kind ?? 'memory',
      head: () => Promise.resolve(this.head),
      rowsAfter: (collection, revision) => Promise.resolve(this.rowsAfter(collection, revision)),
      transact: (work) => this.transact(work),
      announce: (collections) => {
        for (const [owner, listener] of this.listeners) if (owner !== self) listener(collections);
      },
      listen: (listener) => {
        this.listeners.set(self, listener);
        return () => this.listeners.delete(self);
      },
      close: async () => {
        this.listeners.delete(self);
        await this.queue;
        await this.options.onClose?.();
      },
    };
  }

  private transact<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const run = this.queue.then(async () => {
      const writes: (() => void)[] = [];
      const result = await work({
        head: () => Promise.resolve(this.head),
        rowsAfter: (collection, revision) => Promise.resolve(this.rowsAfter(collection, revision)),
        save: async (rows, head) => {
          writes.push(() => {
            for (const row of rows) this.table(row.collection).set(row.key, row);
            this.head = head;
          });
        },
        clear: async (head) => {
          writes.push(() => {
            this.tables.clear();
            this.head = head;
          });
        },
      });
      for (const write of writes) write();
      if (writes.length > 0) this.options.onCommit?.(() => this.contents());
      return result;
    });
    this.queue = run.catch(() => undefined);
    return run;
  }

  private rowsAfter(collection: string, revision: number): Row[] {
    return [...(this.tables.get(collection)?.values() ?? [])].filter((row) => row.revision > revision);
  }

  private contents(): MemoryContents {
    return { head: this.head, rows: [...this.tables.values()].flatMap((table) => [...table.values()]) };
  }

  private table(collection: string): Map<Key, Row> {
    let table = this.tables.get(collection);
    if (!table) {
      table = new Map();
      this.tables.set(collection, table);
    }
    return table;
  }
}
