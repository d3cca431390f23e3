import { inventoryEndpoints, type LabelJob, queueEndpoints } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { labelJobs } = queueEndpoints;
const add = ({ call }: Client, ...ids: number[]) =>
  call<LabelJob>('POST', labelJobs, { body: { products: ids.map((productId) => ({ productId, copies: 'stock' })) } });
const patch = ({ call }: Client, body: object) => call<LabelJob>('PATCH', labelJobs, { body });
const list = async ({ call }: Client) => (await call<LabelJob[]>('GET', labelJobs)).body;

test('label jobs: have one waiting job, and a product in it once', async () => {
  const client = await createClient();
  await Promise.all([add(client, 2), add(client, 2, 3)]);
  const jobs = await list(client);
  expect(jobs).toMatchObject([{ state: 'waiting', rows: [{ productId: 2, copies: 'stock', stock: 19 }, { productId: 3 }] }]);
});

test('label jobs: change their rows, and keep a printed job unchanged', async () => {
  const client = await createClient();
  const { id } = (await add(client, 2)).body;
  expect((await patch(client, { id, rows: [{ productId: 3, copies: 4 }] })).body.rows).toMatchObject([
    { productId: 3, copies: 4 },
  ]);
  expect((await patch(client, { id, state: 'printed' })).body.printedAt).not.toBeNull();
  expect((await patch(client, { id, rows: [] })).status).toBe(409);
  await add(client, 2);
  expect((await list(client)).map(({ state }) => state)).toEqual(['waiting', 'printed']);
});

test('printed rows: leave rows added meanwhile in a waiting job', async () => {
  const client = await createClient();
  const { id } = (await add(client, 2, 3)).body;
  await add(client, 4);
  const printed = await patch(client, {
    id,
    state: 'printed',
    rows: [2, 3].map((productId) => ({ productId, copies: 'stock' })),
  });
  expect(printed.body).toMatchObject({ id, state: 'printed', rows: [{ productId: 2 }, { productId: 3 }] });
  expect(await list(client)).toMatchObject([
    { state: 'waiting', rows: [{ productId: 4 }] },
    { id, state: 'printed' },
  ]);
});

test('label jobs: show a deleted product as gone', async () => {
  const client = await createClient();
  await add(client, 2);
  await client.call('DELETE', `${inventoryEndpoints.product}?id=2`);
  expect((await list(client))[0]?.rows[0]).toMatchObject({ gone: true, name: 'Tidewater Harbor 44' });
});

test('label jobs: delete a job', async () => {
  const client = await createClient();
  const { id } = (await add(client, 2)).body;
  expect((await client.call('DELETE', `${labelJobs}?id=${id}`)).body).toBe(true);
  expect(await list(client)).toEqual([]);
});

test('label jobs: refuse invalid copies, an unknown product or job, and a request without a token', async () => {
  const client = await createClient();
  const { id } = (await add(client, 2)).body;
  for (const copies of [-1, 1.5, 1e9, 'many']) {
    expect((await patch(client, { id, rows: [{ productId: 2, copies }] })).status).toBe(400);
  }
  expect((await add(client, 99_999)).status).toBe(400);
  expect((await patch(client, { id: 'nothing' })).status).toBe(404);
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    expect((await client.call(method, labelJobs, { token: null, ...(method !== 'GET' && { body: {} }) })).status).toBe(401);
  }
});
