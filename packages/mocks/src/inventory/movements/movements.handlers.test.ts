import {
  CreateMovementAnswer,
  inventoryEndpoints,
  type Movement,
  MovementPage,
  type Product,
  upstreamEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoProducts, demoUser } from '../../index';
import { createClient, type Client } from '../../testing/client';

const { movements, movement, product } = inventoryEndpoints;

async function of({ call }: Client, productId: number): Promise<Movement[]> {
  const { body } = await call('GET', `${movements}?productId=${productId}&size=100`);
  return v.parse(MovementPage, body).movements ?? [];
}

test("movements: serves the home store's ledger newest first, in pages", async () => {
  const { call } = await createClient();
  const { body } = await call<Extract<MovementPage, { movements: Movement[] }>>('GET', `${movements}?size=100`);
  v.parse(MovementPage, body);
  expect(body.movements.map(({ at }) => at)).toEqual(
    body.movements
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(body.movements.every(({ productId }) => productId < 200)).toBe(true);
  const { lastPage } = body.pagination;
  expect((await call('GET', `${movements}?size=100&page=${lastPage + 1}`)).body).toEqual({
    movements: null,
    pagination: { lastPage },
  });
  expect((await call('GET', `${movements}?page=0`)).status).toBe(400);
  expect((await call('GET', `${movements}?productId=x`)).status).toBe(400);
  expect((await call('GET', movements, { token: null })).status).toBe(401);
});

test("movements: end every seeded product's history at its stock, without a gap", async () => {
  const client = await createClient();
  for (const { id, stock, storeId } of demoProducts.filter((seed) => seed.storeId === 1)) {
    const entries = (await of(client, id)).toReversed();
    expect({ id, storeId, stock: entries.at(-1)?.after ?? 0 }).toEqual({ id, storeId, stock });
    entries.forEach((entry, index) => {
      expect(entry.after).toBe(entry.before + entry.delta);
      expect(entry.before).toBe(entries[index - 1]?.after ?? 0);
    });
  }
});

test('movements: a manual entry changes the stock and records user, time and reason', async () => {
  const client = await createClient();
  const { body } = await client.call('POST', movement, { body: { productId: 2, delta: -4, reason: 'damaged', note: 'Glass' } });
  const answer = v.parse(CreateMovementAnswer, body);
  const at = new Date(client.clock.now()).toISOString();
  expect(answer.movement).toMatchObject({
    productId: 2,
    delta: -4,
    before: 19,
    after: 15,
    reason: 'damaged',
    note: 'Glass',
    userId: demoUser.id,
    userName: demoUser.name,
    at,
  });
  expect(answer.product).toMatchObject({ id: 2, stock: 15, updatedAt: at });
  expect((await of(client, 2))[0]).toEqual(answer.movement);
});

test.each<[object, number]>([
  [{ productId: 2, delta: 0, reason: 'count' }, 400],
  [{ productId: 2, delta: 1.5, reason: 'count' }, 400],
  [{ productId: 2, delta: -20, reason: 'damaged' }, 400],
  [{ productId: 2, delta: 1e9, reason: 'received' }, 400],
  [{ productId: 2, delta: -1_000_001, reason: 'sold' }, 400],
  [{ productId: 2, delta: '5', reason: 'received' }, 400],
  [{ productId: 2, delta: 1, reason: 'received', note: 'n'.repeat(501) }, 400],
  [{ productId: 2, delta: 1, reason: 'received', reference: 'n'.repeat(101) }, 400],
  [{ productId: 2, delta: 1 }, 400],
  [{ productId: 2, delta: 1, reason: 'magic' }, 400],
  [{ productId: 301, delta: 1, reason: 'count' }, 404],
  [{ productId: 99_999, delta: 1, reason: 'count' }, 404],
])('%j: is refused with %d and leaves no entry', async (body, status) => {
  const client = await createClient();
  const before = await of(client, 2);
  expect((await client.call('POST', movement, { body })).status).toBe(status);
  expect(await of(client, 2)).toEqual(before);
});

test('movements: get exactly one entry for every change of stock, and none for other changes', async () => {
  const client = await createClient();
  const { call } = client;
  const { body: made } = await call<Product>('POST', product, { body: { product: { name: 'Counted', stock: 5 } } });
  const last = async () => (await of(client, made.id)).map(({ before, after, reason }) => [before, after, reason]);
  expect(await last()).toEqual([[0, 5, 'correction']]);
  const { body: moved } = await call<Product>('PATCH', product, { body: { id: made.id, product: { stock: 8 } } });
  await call('PATCH', product, { body: { id: made.id, product: { name: 'Renamed', stock: 8 } } });
  const { body: current } = await call<Product>('GET', `${product}?id=${made.id}`);
  await call('POST', upstreamEndpoints.update, { body: { ...current, stock: 3 } });
  expect(moved.stock).toBe(8);
  await call('DELETE', `${product}?id=${made.id}`);
  await call('POST', product, { body: { product: { ...current, stock: 2 } } });
  expect((await last()).toReversed()).toEqual([
    [0, 5, 'correction'],
    [5, 8, 'correction'],
    [8, 3, 'correction'],
    [3, 0, 'correction'],
    [0, 2, 'correction'],
  ]);
});

test('movements: record the reason given with a change of a product', async () => {
  const client = await createClient();
  const { call } = client;
  const because = (reason: string, note: string) => ({ reason, note });
  const body = { product: { name: 'Told', stock: 5 }, why: because('received', ' PO-9 ') };
  const { body: made } = await call<Product>('POST', product, { body });
  await call('PATCH', product, { body: { id: made.id, product: { stock: 3 }, why: because('damaged', 'Fell off the shelf') } });
  const entries = (await of(client, made.id)).map(({ delta, reason, note }) => [delta, reason, note]);
  expect(entries).toEqual([
    [-2, 'damaged', 'Fell off the shelf'],
    [5, 'received', 'PO-9'],
  ]);
  for (const wrong of [because('magic', ''), because('lost', 'x'.repeat(501))]) {
    expect((await call('PATCH', product, { body: { id: made.id, product: { stock: 1 }, why: wrong } })).status).toBe(400);
  }
});

test('movements: get no entry for a refused change', async () => {
  const client = await createClient();
  const before = await of(client, 1);
  expect(
    (await client.call('PATCH', product, { body: { id: 1, product: { stock: 50, updatedAt: '2020-01-01T00:00:00.000Z' } } }))
      .status,
  ).toBe(409);
  expect((await client.call('PATCH', product, { body: { id: 1, product: { stock: 50, sku: 'HP-W-0002' } } })).status).toBe(400);
  expect(await of(client, 1)).toEqual(before);
});
