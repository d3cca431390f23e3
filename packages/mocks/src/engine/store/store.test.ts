import { describe, expect, test } from 'vitest';
import { baseOf, defineCollection } from '../collection';
import type { Backend } from './backend';
import { createMemoryBackend } from './memoryBackend';
import { Store } from './store';

interface Note {
  id: string;
  text: string;
}

const notesOf = (version: number, upgrade?: (value: unknown, from: number) => unknown) =>
  defineCollection<Note>({
    name: 'notes',
    version,
    ...(upgrade && { upgrade }),
    seed: (dataSet) =>
      baseOf(
        dataSet === 'empty'
          ? []
          : [
              { id: 'a', text: 'seed a' },
              { id: 'b', text: 'seed b' },
            ],
      ),
    required: ['id', 'text'],
  });
const notes = notesOf(1);

const openStore = (backend: Backend = createMemoryBackend()) => new Store(backend, { kind: 'durable', reason: 'ok' });
const texts = async (store: Store, collection = notes) =>
  [...(await store.read([collection])).values(collection)].map(({ text }) => text);

test('store: shows the seed until it is changed', async () => {
  const store = openStore();
  await store.write([notes], (transaction) => {
    transaction.put(notes, { id: 'a', text: 'changed' });
    transaction.delete(notes, 'b');
    transaction.put(notes, { id: 'c', text: 'new' });
  });
  expect(await texts(store)).toEqual(['changed', 'new']);
  const view = await store.read([notes]);
  expect(view.size(notes)).toBe(2);
  expect(view.get(notes, 'b')).toBeUndefined();
});

describe('a transaction', () => {
  test('rolls back on an error, and notifies observers of it', async () => {
    const store = openStore();
    const seen: unknown[] = [];
    await store.read([notes]);
    store.observe(notes, (key, after) => seen.push([key, after?.text]));
    const failing = store.write([notes], (transaction) => {
      transaction.put(notes, { id: 'a', text: 'changed' });
      transaction.put(notes, { id: 'a', text: 'changed twice' });
      transaction.delete(notes, 'b');
      transaction.put(notes, { id: 'c', text: 'new' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await texts(store)).toEqual(['seed a', 'seed b']);
    expect(seen.slice(-2)).toEqual([
      ['a', 'changed'],
      ['a', 'seed a'],
    ]);
  });

  test('reads its own writes', async () => {
    const store = openStore();
    const sizes = await store.write([notes], (transaction) => {
      transaction.delete(notes, 'a');
      return [transaction.size(notes), transaction.get(notes, 'a')];
    });
    expect(sizes).toEqual([1, undefined]);
  });

  test('ends with its work', async () => {
    const store = openStore();
    let late: (() => void) | undefined;
    await store.write([notes], (transaction) => {
      late = () => transaction.delete(notes, 'a');
    });
    expect(() => late?.()).toThrow('synchronous');
  });

  test('notifies nobody without a write', async () => {
    const store = openStore();
    let notificationCount = 0;
    store.subscribe(() => {
      notificationCount += 1;
    });
    await store.write([notes], () => undefined);
    expect(notificationCount).toBe(0);
    await store.write([notes], (transaction) => transaction.delete(notes, 'a'));
    expect(notificationCount).toBe(1);
  });
});

test('upgrade: converts rows of an older version and leaves other collections alone', async () => {
  const backend = createMemoryBackend();
  const others = defineCollection<Note>({ name: 'others', version: 1, required: ['id'] });
  const old = openStore(backend.connect());
  await old.write([notes, others], (transaction) => {
    transaction.put(notes, { id: 'a', text: 'old shape' });
    transaction.delete(notes, 'b');
    transaction.put(others, { id: 'x', text: 'stays' });
  });
  const newer = openStore(backend.connect());
  const notes3 = notesOf(3, (value, from) => ({ ...(value as Note), text: `${(value as Note).text} of version ${from}` }));
  expect(await texts(newer, notes3)).toEqual(['old shape of version 1']);
  expect(await texts(newer, others)).toEqual(['stays']);
  await newer.write([notes3], (transaction) => transaction.put(notes3, { id: 'a', text: 'new shape' }));
  expect(await texts(openStore(backend.connect()), notes3)).toEqual(['new shape']);
});

test('upgrade: keeps rows of an older version that still fit', async () => {
  const backend = createMemoryBackend();
  await openStore(backend.connect()).write([notes], (transaction) => transaction.put(notes, { id: 'a', text: 'kept' }));
  expect(await texts(openStore(backend.connect()), notesOf(2))).toEqual(['kept', 'seed b']);
});

test('upgradeKey: moves changes of renamed seed records, and keeps them deleted', async () => {
  const backend = createMemoryBackend();
  const before = openStore(backend.connect());
  await before.write([notes], (transaction) => {
    transaction.put(notes, { id: 'a', text: 'kept' });
    transaction.delete(notes, 'b');
    transaction.put(notes, { id: 'mine', text: 'own' });
  });
  const named = (id: string) => (id.length === 1 ? `note-${id}` : id);
  const renamed = defineCollection<Note>({
    name: 'notes',
    version: 2,
    seed: () => baseOf(['a', 'b', 'c'].map((id) => ({ id: named(id), text: `seed ${id}` }))),
    upgrade: (value) => ({ ...(value as Note), id: named((value as Note).id) }),
    upgradeKey: (key) => named(String(key)),
    required: ['id', 'text'],
  });
  const view = await openStore(backend.connect()).read([renamed]);
  expect([...view.values(renamed)].map(({ id, text }) => `${id} ${text}`).toSorted()).toEqual([
    'mine own',
    'note-a kept',
    'note-c seed c',
  ]);
});

test('store: shows the seed for a damaged row, and reports it', async () => {
  const backend = createMemoryBackend();
  await openStore(backend.connect()).write([notes], (transaction) => transaction.put(notes, JSON.parse('{"id":"a","wrong":1}')));
  const store = openStore(backend.connect());
  expect(await texts(store)).toEqual(['seed a', 'seed b']);
  expect(store.storage).toEqual({ kind: 'durable', reason: 'repaired' });
});

describe('a failing back end', () => {
  const failingAfter = (name: string, writes: number): Backend => {
    const memory = createMemoryBackend({ kind: 'indexeddb' });
    let left = writes;
    return {
      ...memory,
      transact: (work) => {
        left -= 1;
        return left < 0 ? Promise.reject(new DOMException('refused', name)) : memory.transact(work);
      },
    };
  };

  test.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'blocked'],
    ['UnknownError', 'damaged'],
  ])('makes the store continue in memory, with %s, and report %s', async (name, reason) => {
    const store = openStore(failingAfter(name, 1));
    const states: unknown[] = [];
    store.subscribeToStorage((state) => states.push(state));
    await store.write([notes], (transaction) => transaction.put(notes, { id: 'a', text: 'kept' }));
    await store.write([notes], (transaction) => transaction.put(notes, { id: 'b', text: 'in memory' }));
    expect(await texts(store)).toEqual(['kept', 'in memory']);
    expect(states).toEqual([{ kind: 'memory', reason }]);
    expect(store.storage).toEqual({ kind: 'memory', reason });
  });

  test('is not reported for an error of the work itself', async () => {
    const store = openStore(failingAfter('UnknownError', 9));
    await expect(
      store.write([notes], () => {
        throw new DOMException('mine', 'QuotaExceededError');
      }),
    ).rejects.toThrow('mine');
    expect(store.storage.kind).toBe('durable');
  });
});
