import { abort, watchLeaving } from '../worker/watchLeaving';
import { FIRST_HEAD, type Backend, type Head, type Row, type Session } from './backend';
import { reasonOf, type StorageState } from './storage';

const ROWS = 'rows';
const HEADS = 'heads';
const HEAD_KEY = 'head';
const BY_REVISION = 'byRevision';
/** Rows per read; more would make cloning them a long task. */
const READ_CHUNK = 1000;
/**
 * Timeouts of every wait for storage, in milliseconds: some browsers never answer an open in a private window, and in WebKit a
 * transaction hangs forever behind one of a page in the back/forward cache.
 */
const TIMEOUTS_MS = { open: 2000, answer: 5000 };

export interface IndexedDbOptions {
  /** Name of the database. */
  name: string;
  /** The browser's factory, or a test's. */
  factory?: IDBFactory;
  /** Timeouts of an open and of any other answer, in milliseconds. */
  patience?: Patience;
}

type Patience = typeof TIMEOUTS_MS;

/**
 * Opens a back end on IndexedDB, with its transactions and a channel that notifies the other tabs. It uses the plain API: a
 * handful of calls don't justify a library of 28 KB before the first answer.
 * @returns the back end, or `null` and why there is none
 */
export async function openIndexedDb({
  name,
  factory = globalThis.indexedDB,
  patience = TIMEOUTS_MS,
}: IndexedDbOptions): Promise<{ backend: Backend | null; state: StorageState }> {
  if (!factory) return { backend: null, state: { kind: 'memory', reason: 'missing' } };
  try {
    return { backend: await open(factory, name, patience), state: { kind: 'durable', reason: 'ok' } };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'damaged') return { backend: null, state: { kind: 'memory', reason } };
  }
  try {
    await settleRequest(factory.deleteDatabase(name), patience.open);
    return { backend: await open(factory, name, patience), state: { kind: 'durable', reason: 'repaired' } };
  } catch {
    return { backend: null, state: { kind: 'memory', reason: 'damaged' } };
  }
}

async function open(factory: IDBFactory, name: string, patience: Patience): Promise<Backend> {
  const opening = factory.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    const rows = opening.result.createObjectStore(ROWS, { keyPath: ['collection', 'key'] });
    rows.createIndex(BY_REVISION, ['collection', 'revision']);
    opening.result.createObjectStore(HEADS);
  });
  const database = await settleRequest(opening, patience.open);
  if (!database.objectStoreNames.contains(ROWS) || !database.objectStoreNames.contains(HEADS)) {
    database.close();
    throw new DOMException('The database has not the stores that it should have.', 'DataError');
  }
  const backend = createBackend(database, name, patience.answer);
  await backend.head().catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  return backend;
}

function createBackend(database: IDBDatabase, name: string, patience: number): Backend {
  const channel = openChannel(name);
  const left = watchLeaving();
  // Otherwise another tab that drops or upgrades the database would wait for this one forever.
  database.addEventListener('versionchange', () => database.close());
  const run = async <T>(stores: string[], mode: IDBTransactionMode, work: (session: Session) => Promise<T>): Promise<T> => {
    for (;;) {
      await left.isBack();
      const transaction = database.transaction(stores, mode);
      left.watch(transaction);
      const done = transactionEnd(transaction);
      done.catch(() => undefined);
      try {
        const result = await work(sessionOf(transaction, patience));
        if (mode === 'readwrite') await withTimeout(done, patience);
        return result;
      } catch (error) {
        abort(transaction);
        // The page was left during the transaction: it is repeated on return.
        if (!left.ended(transaction)) throw error;
      }
    }
  };
  return {
    kind: 'indexeddb',
    head: () => run([HEADS], 'readonly', (session) => session.head()),
    rowsAfter: (collection, revision) => run([ROWS], 'readonly', (session) => session.rowsAfter(collection, revision)),
    transact: (work) => run([ROWS, HEADS], 'readwrite', work),
    announce: (collections) => channel?.postMessage(collections),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<readonly string[]>) => listener(event.data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: async () => {
      left.stop();
      channel?.close();
      database.close();
    },
  };
}

/** Returns `null` in an old browser, and where the browser refuses it along with storage: other tabs are not notified then. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

function sessionOf(transaction: IDBTransaction, patience: number): Session {
  const answer = <T>(request: IDBRequest<T>) => settleRequest(request, patience);
  return {
    head: async () => headOf(await answer(transaction.objectStore(HEADS).get(HEAD_KEY))),
    rowsAfter: (collection, revision) => readRows(transaction.objectStore(ROWS).index(BY_REVISION), collection, revision, answer),
    save: async (rows, head) => {
      const store = transaction.objectStore(ROWS);
      for (const row of rows) store.put(row);
      await answer(transaction.objectStore(HEADS).put(head, HEAD_KEY));
    },
    clear: async (head) => {
      transaction.objectStore(ROWS).clear();
      await answer(transaction.objectStore(HEADS).put(head, HEAD_KEY));
    },
  };
}

/** Reads in chunks by revision; a revision is never split, as the next chunk starts after it. */
async function readRows(
  index: IDBIndex,
  collection: string,
  revision: number,
  answer: <T>(request: IDBRequest<T>) => Promise<T>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after = revision;
  for (;;) {
    const range = IDBKeyRange.bound([collection, after], [collection, []], true);
    const chunk: unknown[] = await answer(index.getAll(range, READ_CHUNK));
    rows.push(...chunk.filter(isRow));
    if (chunk.length < READ_CHUNK) return rows;
    const latest = Math.max(after, ...chunk.filter(isRow).map((row) => row.revision));
    const rest: unknown[] = await answer(index.getAll(IDBKeyRange.only([collection, latest])));
    const seen = new Set(rows.map((row) => row.key));
    rows.push(...rest.filter(isRow).filter((row) => !seen.has(row.key)));
    after = latest;
  }
}

function headOf(value: unknown): Head {
  if (value === undefined) return FIRST_HEAD;
  if (isHead(value)) return value;
  throw new DOMException('The head of the storage can not be read.', 'DataError');
}

function isHead(value: unknown): value is Head {
  return (
    typeof value === 'object' &&
    value !== null &&
    'epoch' in value &&
    'dataSet' in value &&
    'revisions' in value &&
    'versions' in value
  );
}

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    'collection' in value &&
    'key' in value &&
    'revision' in value &&
    'value' in value
  );
}

function settleRequest<T>(request: IDBRequest<T>, patience: number): Promise<T> {
  const settled = new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('The storage failed.', 'UnknownError')));
    request.addEventListener('blocked', () => reject(new DOMException('Another page holds the storage.', 'InvalidStateError')));
  });
  return withTimeout(settled, patience);
}

function withTimeout<T>(promise: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The browser’s storage did not answer.', 'TimeoutError')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function transactionEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}
