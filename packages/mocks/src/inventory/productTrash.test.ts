import {
  authEndpoints,
  type AuthResponse,
  inventoryEndpoints,
  type Movement,
  type Product,
  type RestoreProductsAnswer,
  TrashedProduct,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoCredentials } from '../index';
import { productTrashCollection } from '../storeServer/productTrash';
import { type Client, createClient } from '../testing/client';

const { product, trash, restore, tag, imports, movements, undoMovement } = inventoryEndpoints;
const DAY_MS = 24 * 60 * 60_000;

const listTrash = async ({ call }: Client) => v.parse(v.array(TrashedProduct), (await call('GET', trash)).body);
const idsInTrash = async (client: Client) => (await listTrash(client)).map(({ id }) => id);
const readProduct = async ({ call }: Client, id: number) => (await call<Product>('GET', `${product}?id=${id}`)).body;
const remove = async (client: Client, id: number) => {
  client.clock.advance(1000);
  await client.call('DELETE', `${product}?id=${id}`);
};
const bringBack = ({ call }: Client, ...products: { id: number; sku?: string }[]) =>
  call<RestoreProductsAnswer>('POST', restore, { body: { products } });
const movementsOf = async ({ call }: Client, id: number) =>
  (await call<{ movements: Movement[] }>('GET', `${movements}?productId=${id}`)).body.movements;
const activities = async ({ call }: Client, kind: string) =>
  (await call<{ description: string }[]>('GET', `/api/pages/activities?kind=${kind}`)).body;

describe('restoring products', () => {
  test('lists deleted products, latest first, and restores them as they were', async () => {
    const client = await createClient();
    await client.call('PATCH', product, { body: { id: 2, product: { active: false, images: [{ url: '/a.png', alt: 'A' }] } } });
    const before = await readProduct(client, 2);
    await remove(client, 2);
    await remove(client, 5);
    expect((await listTrash(client)).map(({ id, name, stock, deletedAt }) => [id, name, stock, deletedAt])).toEqual([
      [5, expect.any(String), expect.any(Number), '2026-03-01T09:30:02.000Z'],
      [2, before.name, before.stock, '2026-03-01T09:30:01.000Z'],
    ]);
    expect((await bringBack(client, { id: 2 })).body).toMatchObject([{ id: 2, product: { id: 2 } }]);
    const { updatedAt: _after, ...after } = await readProduct(client, 2);
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before);
    expect(await idsInTrash(client)).toEqual([5]);
  });

  test('takes the units out of the ledger and returns them once', async () => {
    const client = await createClient();
    const { stock } = await readProduct(client, 2);
    await remove(client, 2);
    await bringBack(client, { id: 2 });
    expect((await bringBack(client, { id: 2 })).body).toMatchObject([{ id: 2, product: { stock } }]);
    const [back, out] = await movementsOf(client, 2);
    expect([out, back]).toMatchObject([
      { delta: -stock, undoneBy: back?.id },
      { delta: stock, undoes: out?.id },
    ]);
    expect((await client.call('POST', undoMovement, { body: { id: out?.id } })).status).toBe(409);
    expect(await readProduct(client, 2)).toMatchObject({ stock });
  });

  test('drops a tag that was deleted since', async () => {
    const client = await createClient();
    const { tags } = await readProduct(client, 1);
    await remove(client, 1);
    await client.call('DELETE', `${tag}?id=${tags[0]}`);
    await bringBack(client, { id: 1 });
    expect((await readProduct(client, 1)).tags).toEqual(tags.slice(1));
  });

  test('rejects a taken SKU on its own, and checks the replacement too', async () => {
    const client = await createClient();
    const { sku } = await readProduct(client, 2);
    const { sku: other } = await readProduct(client, 4);
    await remove(client, 2);
    await remove(client, 3);
    await client.call('POST', product, { body: { product: { name: 'Newcomer', sku } } });
    expect((await bringBack(client, { id: 2 }, { id: 3 })).body).toMatchObject([
      { id: 2, refused: 'skuTaken' },
      { id: 3, product: { id: 3 } },
    ]);
    expect((await bringBack(client, { id: 2, sku: other })).body).toEqual([{ id: 2, refused: 'skuTaken' }]);
    expect(await idsInTrash(client)).toEqual([2]);
    expect((await bringBack(client, { id: 2, sku: ' BACK-2 ' })).body).toMatchObject([{ id: 2, product: { sku: 'BACK-2' } }]);
  });

  test('removes a product from the trash when its id is added again', async () => {
    const client = await createClient();
    await remove(client, 2);
    await client.call('POST', product, { body: { product: { id: 2, name: 'Typed anew', sku: 'ANEW' } } });
    expect(await idsInTrash(client)).toEqual([]);
    expect((await bringBack(client, { id: 2 })).body).toMatchObject([{ product: { name: 'Typed anew' } }]);
  });

  test('logs many products in one line', async () => {
    const client = await createClient();
    await remove(client, 2);
    // An immediate undo would not be logged.
    client.clock.advance(120_000);
    await bringBack(client, { id: 2 });
    expect((await activities(client, 'product'))[0]?.description).toContain('brought a product back');
    const ids = Array.from({ length: 25 }, (_, at) => at + 1);
    for (const id of ids) await remove(client, id);
    expect((await bringBack(client, ...ids.map((id) => ({ id })))).body.every((each) => 'product' in each)).toBe(true);
    expect((await activities(client, 'product'))[0]?.description).toContain('brought 25 products back');
  });
});

describe('product trash', () => {
  test('receives the products of an undone import', async () => {
    const client = await createClient();
    const body = { importId: 'i', index: 0, add: [{ name: 'Imported', sku: 'IMP', stock: 4 }], update: [] };
    await client.call('POST', imports, { body });
    await client.call('DELETE', `${imports}?id=i`);
    expect(await listTrash(client)).toMatchObject([{ name: 'Imported', stock: 4 }]);
  });

  test('stays unchanged by a rejected or repeated deletion', async () => {
    const client = await createClient();
    expect((await client.call('DELETE', `${product}?id=2&updatedAt=2020-01-01T00:00:00.000Z`)).status).toBe(409);
    expect(await idsInTrash(client)).toEqual([]);
    await remove(client, 2);
    const before = await listTrash(client);
    await remove(client, 2);
    expect(await listTrash(client)).toEqual(before);
  });

  test('deletes one, the listed ones or all for good', async () => {
    const client = await createClient();
    for (const id of [1, 2, 3, 4]) await remove(client, id);
    expect((await client.call('DELETE', `${trash}?id=2`)).body).toBe(true);
    expect((await client.call('DELETE', trash, { body: { ids: [1, 9] } })).body).toBe(true);
    expect(await idsInTrash(client)).toEqual([4, 3]);
    expect((await client.call('GET', `${product}?id=9`)).status).toBe(200);
    expect((await bringBack(client, { id: 2 })).body).toEqual([{ id: 2, refused: 'gone' }]);
    expect((await client.call('DELETE', trash)).body).toBe(true);
    expect(await idsInTrash(client)).toEqual([]);
  });

  test('drops products after 30 days', async () => {
    const client = await createClient();
    const later = async (ms: number) => {
      client.clock.advance(ms);
      const { body } = await client.call<AuthResponse>('POST', authEndpoints.signIn, { body: demoCredentials });
      const call: Client['call'] = (method, path, options) => client.call(method, path, { token: body.accessToken, ...options });
      return { ...client, call };
    };
    await remove(client, 2);
    const almost = await later(30 * DAY_MS - 1001);
    await remove(almost, 3);
    expect(await idsInTrash(almost)).toEqual([3, 2]);
    const then = await later(1);
    expect(await idsInTrash(then)).toEqual([3]);
    expect((await bringBack(then, { id: 2 })).body).toEqual([{ id: 2, refused: 'gone' }]);
  });

  test('is separate for each store', async () => {
    const client = await createClient();
    await remove(client, 2);
    await remove(client, 201);
    expect(await idsInTrash(client)).toEqual([2]);
    await client.call('DELETE', trash);
    expect((await bringBack(client, { id: 201 })).body).toEqual([{ id: 201, refused: 'gone' }]);
    expect([...(await client.mocks.store.read([productTrashCollection])).keys(productTrashCollection)]).toEqual([201]);
  });

  test('rejects invalid calls and calls without a token', async () => {
    const client = await createClient();
    for (const body of [{}, { products: [] }, { products: [{ id: 2, sku: ' ' }] }, { products: [{ id: 'x' }] }]) {
      expect((await client.call('POST', restore, { body })).status).toBe(400);
    }
    for (const id of ['1', '', 'x']) expect((await client.call('DELETE', `${trash}?id=${id}`)).status).toBe(404);
    for (const [method, path] of [
      ['GET', trash],
      ['DELETE', trash],
      ['POST', restore],
    ] as const) {
      expect((await client.call(method, path, { token: null, ...(method === 'POST' && { body: {} }) })).status).toBe(401);
    }
  });
});
