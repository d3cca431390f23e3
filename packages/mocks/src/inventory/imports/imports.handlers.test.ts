import { ImportBatchAnswer, inventoryEndpoints, type Movement, type Product, UndoImportAnswer } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoProducts } from '../../index';
import { createClient, type Client } from '../../testing/client';

const { imports, product: productPath, movements } = inventoryEndpoints;
const [first, second] = demoProducts;

async function send({ call }: Client, body: object): Promise<ImportBatchAnswer> {
  const answer = await call('POST', imports, { body: { importId: 'import-1', index: 0, add: [], update: [], ...body } });
  expect(answer.status).toBe(200);
  return v.parse(ImportBatchAnswer, answer.body);
}

async function undo({ call }: Client, id = 'import-1'): Promise<UndoImportAnswer> {
  return v.parse(UndoImportAnswer, (await call('DELETE', `${imports}?id=${id}`)).body);
}

const productOf = (entry: ImportBatchAnswer['added'][number] | undefined): Product => {
  if (!entry || !('product' in entry)) throw new Error(`refused: ${entry?.refused}`);
  return entry.product;
};

const read = async ({ call }: Client, id: number) => (await call<Product>('GET', `${productPath}?id=${id}`)).body;
const ledger = async ({ call }: Client, id: number) =>
  (await call<{ movements: Movement[] }>('GET', `${movements}?productId=${id}&size=100`)).body.movements;

test('imports: adds and changes products, each entry separately and in order', async () => {
  const client = await createClient();
  const answer = await send(client, {
    add: [{ name: 'One', sku: 'N-1', stock: 3 }, { name: '' }, { name: 'Twin', sku: 'n-1' }, { name: 'Two', sku: 'N-2' }],
    update: [{ id: 1, product: { price: 9 } }, { id: 99_999, product: {} }, { id: 2, product: { stock: -1 } }, { wrong: true }],
  });
  expect(answer.added.map((entry) => ('product' in entry ? entry.product.name : entry.refused.split(':')[0]))).toEqual([
    'One',
    'product.name',
    'product.sku',
    'Two',
  ]);
  expect(answer.updated.map((entry) => ('product' in entry ? entry.product.price : entry.refused.split(':')[0]))).toEqual([
    9,
    'NOT FOUND',
    'product.stock',
    'id',
  ]);
  expect(await ledger(client, productOf(answer.added[0]).id)).toMatchObject([{ before: 0, after: 3, reason: 'import' }]);
  expect(await ledger(client, productOf(answer.added[3]).id)).toEqual([]);
});

test('imports: applies a batch that is sent again once and gives the same answer', async () => {
  const client = await createClient();
  const body = { add: [{ name: 'Once', stock: 3 }, { name: '' }], update: [{ id: 1, product: { stock: 77 } }] };
  const [one, two] = await Promise.all([send(client, body), send(client, body)]);
  expect(two).toEqual(one);
  expect(await send(client, body)).toEqual(one);
  const { body: found } = await client.call<Product[]>('GET', `${inventoryEndpoints.allProducts}?search=once`);
  expect(found).toHaveLength(1);
});

test('imports: undo deletes what was added, restores what was changed and counter-moves the stock', async () => {
  const client = await createClient();
  const before = await ledger(client, 1);
  const answer = await send(client, {
    add: [{ name: 'Added', stock: 4 }],
    update: [{ id: 1, product: { stock: 77, name: 'Changed' } }],
  });
  await send(client, { index: 1, update: [{ id: 1, product: { name: 'Changed again' } }] });
  expect(await undo(client)).toEqual({ removed: 1, restored: 2, kept: 0 });
  const restored = await read(client, 1);
  expect(restored).toEqual({ ...first, updatedAt: restored.updatedAt });
  const entries = await ledger(client, 1);
  expect(entries.slice(0, 2)).toMatchObject([
    { before: 77, after: 0, reason: 'import' },
    { before: 0, after: 77, reason: 'import' },
  ]);
  expect(entries.slice(2)).toEqual(before);
  expect((await client.call('GET', `${productPath}?id=${productOf(answer.added[0]).id}`)).status).toBe(404);
  expect(await undo(client)).toEqual({ removed: 1, restored: 2, kept: 0 });
});

test('imports: records the given reason in the ledger and keeps it after an undo', async () => {
  const client = await createClient();
  await send(client, { update: [{ id: 1, product: { stock: 4 } }], why: { reason: 'received', note: 'PO-9' } });
  await undo(client);
  expect((await ledger(client, 1)).slice(0, 2)).toMatchObject([
    { before: 4, after: 0, reason: 'received', note: '' },
    { before: 0, after: 4, reason: 'received', note: 'PO-9' },
  ]);
});

test('imports: undo keeps what was changed since the import', async () => {
  const client = await createClient();
  const answer = await send(client, {
    add: [{ name: 'Added' }, { name: 'Gone' }],
    update: [
      { id: 1, product: { name: 'Changed' } },
      { id: 2, product: { name: 'Changed too' } },
    ],
  });
  const added = productOf(answer.added[0]);
  await client.call('PATCH', productPath, { body: { id: added.id, product: { price: 5 } } });
  await client.call('PATCH', productPath, { body: { id: 1, product: { price: 5 } } });
  await client.call('DELETE', `${productPath}?id=${productOf(answer.added[1]).id}`);
  expect(await undo(client)).toEqual({ removed: 0, restored: 1, kept: 3 });
  expect(await read(client, added.id)).toMatchObject({ name: 'Added', price: 5 });
  expect(await read(client, 1)).toMatchObject({ name: 'Changed', price: 5 });
  expect((await read(client, 2)).name).toBe(second?.name);
});

test('imports: refuses a malformed body and more than 500 entries', async () => {
  const { call } = await createClient();
  expect((await call('POST', imports, { body: { importId: '', index: 0, add: [], update: [] } })).status).toBe(400);
  expect((await call('POST', imports, { body: { importId: 'a', index: -1, add: [], update: [] } })).status).toBe(400);
  const add = Array.from({ length: 501 }, () => ({ name: 'x' }));
  expect((await call('POST', imports, { body: { importId: 'a', index: 0, add, update: [] } })).status).toBe(400);
  expect((await call('DELETE', `${imports}?id=unknown`)).status).toBe(404);
  expect((await call('DELETE', imports)).status).toBe(400);
  expect((await call('POST', imports, { token: null, body: {} })).status).toBe(401);
  expect((await call('DELETE', `${imports}?id=a`, { token: null })).status).toBe(401);
});
