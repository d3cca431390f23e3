import { inventoryEndpoints, type Product, type ProductPage } from '@stockroom/contract';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryBackend, demoProducts, type StoreChange } from '../../index';
import { openTab, type Tab } from '../../testing/tabs';
import type { Backend } from './backend';
import { openIndexedDb } from './indexedDbBackend';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const { product: productPath, products } = inventoryEndpoints;
const [first] = demoProducts;

const change = ({ call }: Tab, product: object, id = 1) => call<Product>('PATCH', productPath, { body: { id, product } });
const read = async ({ call }: Tab, id = 1) => (await call<Product>('GET', `${productPath}?id=${id}`)).body;
const found = async ({ call }: Tab, search: string) =>
  (await call<ProductPage>('GET', `${products}?search=${search}`)).body.products?.map(({ name }) => name);

async function indexedDb(): Promise<() => Promise<Backend>> {
  const factory = new IDBFactory();
  return async () => {
    const { backend } = await openIndexedDb({ name: 'tabs', factory });
    if (!backend) throw new Error('There is no storage.');
    return backend;
  };
}

async function memory(): Promise<() => Promise<Backend>> {
  const backend = createMemoryBackend();
  return async () => backend.connect();
}

const backends: [string, () => Promise<() => Promise<Backend>>][] = [
  ['memory', memory],
  ['IndexedDB', indexedDb],
];

describe.each(backends)('two tabs on %s', (_name, create) => {
  async function twoTabs(): Promise<[Tab, Tab]> {
    const connect = await create();
    return [await openTab({ backend: await connect() }), await openTab({ backend: await connect() })];
  }

  test("show each other's changes, in lists, searches and single products", async () => {
    const [one, two] = await twoTabs();
    expect(await found(two, 'renamed')).toEqual([]);
    await change(one, { name: 'Renamed', stock: 3 });
    expect(await found(two, 'renamed')).toEqual(['Renamed']);
    expect(await read(two)).toMatchObject({ name: 'Renamed', stock: 3 });
    const { body: added } = await two.call<Product>('POST', productPath, { body: { product: { name: 'Renamed too' } } });
    expect(await found(one, 'renamed')).toEqual(['Renamed', 'Renamed too']);
    await one.call('DELETE', `${productPath}?id=${added.id}`);
    expect(await found(two, 'renamed')).toEqual(['Renamed']);
  });

  test('do not overwrite each other', async () => {
    const [one, two] = await twoTabs();
    const updatedAt = first?.updatedAt;
    const answers = await Promise.all([change(one, { stock: 1, updatedAt }), change(two, { stock: 2, updatedAt })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = answers.find(({ status }) => status === 200)?.body;
    // The answer also holds the movement caused in the ledger.
    expect(winner).toMatchObject(await read(one));
    expect(winner).toMatchObject(await read(two));
  });

  test('assign no id and no SKU twice', async () => {
    const [one, two] = await twoTabs();
    const add = ({ call }: Tab, sku: string) => call<Product>('POST', productPath, { body: { product: { sku } } });
    const made = await Promise.all([add(one, 'A'), add(two, 'B'), add(one, 'C'), add(two, 'D')]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(4);
    const same = await Promise.all([add(one, 'same'), add(two, 'SAME')]);
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  test('notify each other, and themselves, of changes', async () => {
    const [one, two] = await twoTabs();
    const receivedChanges: StoreChange[] = [];
    const all = new Promise<void>((resolve) => {
      const count = (listened: StoreChange) => {
        // Notifications of the earlier sign-ins may arrive late.
        if (listened.collections.includes('products')) receivedChanges.push(listened);
        if (receivedChanges.length === 2) resolve();
      };
      one.mocks.subscribe(count);
      two.mocks.subscribe(count);
    });
    await change(one, { name: 'Heard' });
    await all;
    expect(receivedChanges.map(({ origin }) => origin).toSorted()).toEqual(['elsewhere', 'here']);
  });

  test('share scenario, settings and reset', async () => {
    const [one, two] = await twoTabs();
    await change(one, { name: 'Renamed' });
    await one.mocks.setScenario('empty');
    expect(await found(two, '')).toEqual([]);
    expect((await two.mocks.settings.get()).scenario).toBe('empty');
    await two.mocks.setScenario('demo');
    expect(await read(one)).toEqual(first);
    await change(two, { name: 'Renamed' });
    await one.mocks.reset();
    expect(await read(two)).toEqual(first);
  });

  test('keep changes for a third tab opened later', async () => {
    const connect = await create();
    const one = await openTab({ backend: await connect() });
    await change(one, { name: 'Kept' });
    const { body: gone } = await one.call('DELETE', `${productPath}?id=2`);
    expect(gone).toBe(true);
    await one.mocks.close();
    const later = await openTab({ backend: await connect() });
    expect((await read(later)).name).toBe('Kept');
    expect((await later.call('GET', `${productPath}?id=2`)).status).toBe(404);
  });
});
