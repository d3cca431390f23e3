import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { baseOf, defineCollection } from '../collection';
import type { Head } from './backend';
import { openIndexedDb } from './indexedDbBackend';
import { Store } from './store';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);
afterEach(() => vi.restoreAllMocks());

interface Item {
  id: number;
  text: string;
}
const items = defineCollection<Item>({
  name: 'items',
  version: 1,
  seed: () => baseOf([{ id: 0, text: 'seed' }]),
  required: ['id', 'text'],
});

async function openStore(factory: IDBFactory): Promise<Store> {
  const { backend, state } = await openIndexedDb({ name: 'test', factory });
  if (!backend) throw new Error(state.reason);
  return new Store(backend, state);
}

test('indexedDbBackend: stores thousands of rows of one and of many revisions', async () => {
  const factory = new IDBFactory();
  const store = await openStore(factory);
  await store.write([items], (transaction) => {
    for (let id = 1; id <= 2500; id += 1) transaction.put(items, { id, text: `bulk ${id}` });
  });
  for (let id = 1; id <= 30; id += 1) {
    await store.write([items], (transaction) => transaction.put(items, { id, text: `again ${id}` }));
  }
  await store.write([items], (transaction) => transaction.delete(items, 0));
  await store.close();
  const later = await openStore(factory);
  const view = await later.read([items]);
  expect(view.size(items)).toBe(2500);
  expect(view.get(items, 0)).toBeUndefined();
  expect(view.get(items, 30)?.text).toBe('again 30');
  expect(view.get(items, 31)?.text).toBe('bulk 31');
  expect(view.get(items, 2500)?.text).toBe('bulk 2500');
});

test('indexedDbBackend: writes one row per change', async () => {
  const factory = new IDBFactory();
  const { backend } = await openIndexedDb({ name: 'test', factory });
  if (!backend) throw new Error('There is no storage.');
  const store = new Store(backend, { kind: 'durable', reason: 'ok' });
  await store.write([items], (transaction) => {
    for (let id = 1; id <= 50; id += 1) transaction.put(items, { id, text: 'bulk' });
  });
  await store.write([items], (transaction) => transaction.put(items, { id: 7, text: 'one' }));
  expect(await backend.rowsAfter('items', 1)).toEqual([
    { collection: 'items', key: 7, revision: 2, value: { id: 7, text: 'one' } },
  ]);
});

test('openIndexedDb: reports missing storage without throwing', async () => {
  const opened = await openIndexedDb({ name: 'test' });
  expect(opened).toEqual({ backend: null, state: { kind: 'memory', reason: 'missing' } });
});

test('openIndexedDb: reports blocked storage when the browser refuses it', async () => {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  expect(await openIndexedDb({ name: 'test', factory })).toEqual({ backend: null, state: { kind: 'memory', reason: 'blocked' } });
});

/** Makes storage hang from now on. */
const hang = () => vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new EventTarget() as never);
const patience = { open: 500, answer: 50 };

test('openIndexedDb: reports blocked storage when it opens but never answers', async () => {
  hang();
  const opened = await openIndexedDb({ name: 'test', factory: new IDBFactory(), patience });
  expect(opened).toEqual({ backend: null, state: { kind: 'memory', reason: 'blocked' } });
});

test('store: continues in memory with its data and reports it when storage stops answering', async () => {
  const { backend, state } = await openIndexedDb({ name: 'test', factory: new IDBFactory(), patience });
  if (!backend) throw new Error(state.reason);
  const store = new Store(backend, state);
  await store.write([items], (transaction) => transaction.put(items, { id: 1, text: 'before' }));
  hang();
  await store.write([items], (transaction) => transaction.put(items, { id: 2, text: 'after' }));
  expect(store.storage).toEqual({ kind: 'memory', reason: 'blocked' });
  expect([...(await store.read([items])).values(items)].map(({ text }) => text)).toEqual(['seed', 'before', 'after']);
});

describe('a page in the back/forward cache', () => {
  const page = new EventTarget();
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  const comeBack = () => page.dispatchEvent(new Event('pageshow'));
  const row = { collection: 'items', key: 1, revision: 1, value: { id: 1, text: 'kept' } };

  /** Opens the page that will be left, and a later one. */
  async function openTwo() {
    const factory = new IDBFactory();
    vi.stubGlobal('window', page);
    const left = await openIndexedDb({ name: 'test', factory });
    vi.unstubAllGlobals();
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const next = await openIndexedDb({ name: 'test', factory });
    if (!left.backend || !next.backend) throw new Error('There is no storage.');
    return [left.backend, next.backend] as const;
  }

  test('aborts a write in progress, and repeats it after its return', async () => {
    const [left, next] = await openTwo();
    let tries = 0;
    const written = left.transact(async (session) => {
      const head = await session.head();
      tries += 1;
      if (tries === 1) leave();
      await session.save([row], head);
    });
    await vi.waitFor(() => expect(tries).toBe(1));
    expect(await next.rowsAfter('items', 0)).toEqual([]);
    comeBack();
    await written;
    expect(tries).toBe(2);
    expect(await next.rowsAfter('items', 0)).toHaveLength(1);
  });

  test("does not block a later page's write while reading, and reads after its return", async () => {
    const [left, next] = await openTwo();
    let isRead = false;
    const read = left.rowsAfter('items', 0).finally(() => (isRead = true));
    await Promise.resolve();
    leave();
    await next.transact(async (session) => session.save([row], await session.head()));
    expect(isRead).toBe(false);
    comeBack();
    expect(await read).toHaveLength(1);
  });
});

test('openIndexedDb: recreates a database of another structure', async () => {
  const factory = new IDBFactory();
  await new Promise((resolve) => {
    const opening = factory.open('test', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('other'));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(null);
    });
  });
  const { backend, state } = await openIndexedDb({ name: 'test', factory });
  expect(state).toEqual({ kind: 'durable', reason: 'repaired' });
  expect(await backend?.head()).toMatchObject({ epoch: 1 });
});

test('openIndexedDb: treats an unreadable head as damage', async () => {
  const factory = new IDBFactory();
  const { backend } = await openIndexedDb({ name: 'test', factory });
  await backend?.transact((session) => session.clear('broken' as unknown as Head));
  await backend?.close();
  expect((await openIndexedDb({ name: 'test', factory })).state).toEqual({ kind: 'durable', reason: 'repaired' });
});

test('indexedDbBackend: rolls back a transaction whose work fails', async () => {
  const { backend } = await openIndexedDb({ name: 'test', factory: new IDBFactory() });
  const failing = backend?.transact(async (session) => {
    await session.save([{ collection: 'items', key: 1, revision: 1, value: { id: 1, text: 'no' } }], {
      ...(await session.head()),
      epoch: 9,
    });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await backend?.rowsAfter('items', 0)).toEqual([]);
  expect((await backend?.head())?.epoch).toBe(1);
});
