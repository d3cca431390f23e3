import { ImportRecord, ImportReport, inventoryEndpoints, queueEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const listed = async ({ call }: Client) => v.parse(v.array(ImportRecord), (await call('GET', queueEndpoints.imports)).body);

const batch = { importId: 'import-1', index: 0, add: [], update: [] };

async function send({ call }: Client, body: object): Promise<void> {
  expect((await call('POST', inventoryEndpoints.imports, { body: { ...batch, ...body } })).status).toBe(200);
}

test('listImports: lists an import as a whole, newest first, with the number of refused rows', async () => {
  const client = await createClient();
  const before = await listed(client);
  const source = (rows: number[]) => ({ file: 'lamps.csv', rows });
  await send(client, {
    add: [
      { name: 'Lamp', sku: 'L-1' },
      { name: '', sku: 'L-2' },
    ],
    source: source([2, 3]),
  });
  await send(client, { index: 1, update: [{ id: 1, product: { price: 9 } }], source: source([4]) });
  const [newest, ...others] = await listed(client);
  expect(newest).toMatchObject({ file: 'lamps.csv', added: 1, changed: 1, refused: 1, undone: null });
  expect(others).toEqual(before);
  const report = v.parse(ImportReport, (await client.call('GET', `${queueEndpoints.importReport}?id=import-1`)).body);
  expect(report.refused).toMatchObject([{ row: 3, sku: 'L-2', name: '' }]);
  expect(report.refused[0]?.reason).toContain('product.name');
});

test('undo of an import: names the products it left unchanged, each with the reason', async () => {
  const client = await createClient();
  await send(client, {
    update: [
      { id: 1, product: { price: 9 } },
      { id: 2, product: { price: 9 } },
      { id: 3, product: { price: 9 } },
    ],
    source: { file: 'prices.csv', rows: [2, 3, 4] },
  });
  await client.call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Renamed' } } });
  await client.call('DELETE', `${inventoryEndpoints.product}?id=3`);
  await client.call('DELETE', `${inventoryEndpoints.imports}?id=import-1`);
  const [newest] = await listed(client);
  expect(newest?.undone).toMatchObject({ removed: 0, restored: 1, kept: 2 });
  expect(newest?.undone?.left.map(({ id, why }) => [id, why])).toEqual([
    [3, 'gone'],
    [2, 'changed'],
  ]);
  expect(newest?.undone?.left[1]?.name).toBe('Renamed');
});

test('listImports: leaves out a bulk edit, which has no file', async () => {
  const client = await createClient();
  const before = await listed(client);
  await send(client, { update: [{ id: 1, product: { price: 9 } }] });
  expect(await listed(client)).toEqual(before);
});

test('demo import: can be undone', async () => {
  const client = await createClient();
  const { body } = await client.call('DELETE', `${inventoryEndpoints.imports}?id=import-summer-prices`);
  expect(body).toEqual({ removed: 0, restored: 3, kept: 0 });
});

test('imports: refuse an unknown import and a request without a token', async () => {
  const { call } = await createClient();
  expect((await call('GET', `${queueEndpoints.importReport}?id=nothing`)).status).toBe(404);
  expect((await call('GET', queueEndpoints.importReport, { token: null })).status).toBe(401);
  expect((await call('GET', queueEndpoints.imports, { token: null })).status).toBe(401);
});
