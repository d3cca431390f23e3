import {
  type Count,
  type CountLine,
  feedsEndpoints,
  inventoryEndpoints,
  type Movement,
  type Notification,
  type Product,
  queueEndpoints,
  settingsEndpoints,
} from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { counts, count: countPath, finishCount, undoCount } = queueEndpoints;
type Whole = { count: Count; lines: CountLine[] };

const begin = async ({ call }: Client, products: number[], blind = false) => {
  const body = { id: 'mine', scope: { kind: 'list', products }, blind };
  expect((await call('POST', counts, { body })).status).toBe(200);
};
const patch = (client: Client, lines: object[], state?: string) =>
  client.call<Whole>('PATCH', counts, { body: { id: 'mine', lines, ...(state && { state }) } });
const read = async ({ call }: Client) => (await call<Whole>('GET', `${countPath}?id=mine`)).body;
const stockOf = async ({ call }: Client, id: number) =>
  (await call<Product>('GET', `${inventoryEndpoints.product}?id=${id}`)).body.stock;
const sell = ({ call }: Client, productId: number, units: number) =>
  call('POST', inventoryEndpoints.movement, { body: { productId, delta: -units, reason: 'sold' } });
const finish = (client: Client, uncounted: 'keep' | 'zero' = 'keep') =>
  client.call<{ count: Count; moved: number; gone: string[] }>('POST', finishCount, { body: { id: 'mine', uncounted } });

test('finishCount: leaves units sold after counting out of the difference', async () => {
  const client = await createClient();
  const before = await stockOf(client, 2);
  await begin(client, [2, 3]);
  await patch(client, [{ productId: 2, counted: before - 2 }]);
  await sell(client, 2, 3);
  await client.call('PATCH', settingsEndpoints.settings, { body: { settings: { counts: true } } });
  const { body } = await finish(client);
  const notices = await client.call<Notification[]>('GET', feedsEndpoints.notifications);
  expect(notices.body[0]).toMatchObject({ title: 'Count C-2 is finished', description: '1 product differed.' });
  expect(body).toMatchObject({ moved: 1, gone: [], count: { state: 'finished', products: 2, counted: 1 } });
  expect(await stockOf(client, 2)).toBe(before - 5);
  const ledger = await client.call<{ movements: Movement[] }>('GET', `${inventoryEndpoints.movements}?productId=2`);
  expect(ledger.body.movements[0]).toMatchObject({ delta: -2, reason: 'count', reference: 'C-2' });
});

test.each([
  ['one more is found', () => ({ productId: 2, add: 1, once: 'late' }), 1],
  ['the number is corrected', (counted: number) => ({ productId: 2, counted: counted - 2, seen: counted }), -2],
])('a line counted again: keeps units sold in between as sold when %s', async (_what, change, difference) => {
  const client = await createClient();
  const before = await stockOf(client, 2);
  await begin(client, [2]);
  await patch(client, [{ productId: 2, counted: before }]);
  await sell(client, 2, 3);
  const { body } = await patch(client, [change(before)]);
  expect(body.lines[0]).toMatchObject({ counted: before + difference, expected: before, movedSince: -3 });
  await finish(client);
  expect(await stockOf(client, 2)).toBe(before - 3 + difference);
  expect((await read(client)).lines[0]).toMatchObject({ expected: before, movedSince: null });
});

test('a cleared line: begins with the current stock', async () => {
  const client = await createClient();
  const before = await stockOf(client, 2);
  await begin(client, [2]);
  await patch(client, [{ productId: 2, counted: before }]);
  await sell(client, 2, 3);
  const { body } = await patch(client, [
    { productId: 2, counted: null },
    { productId: 2, counted: before - 3 },
  ]);
  expect(body.lines[0]).toMatchObject({ counted: before - 3, expected: before - 3, movedSince: 0 });
});

test('a blind count: shows units sold in between at the review', async () => {
  const client = await createClient();
  await begin(client, [2], true);
  await patch(client, [{ productId: 2, counted: 1 }]);
  await sell(client, 2, 3);
  expect((await read(client)).lines[0]?.movedSince).toBeNull();
  await patch(client, [], 'review');
  expect((await read(client)).lines[0]?.movedSince).toBe(-3);
});

test('a count of a filter: keeps the products found at its beginning, whatever changes later', async () => {
  const client = await createClient();
  const scope = { kind: 'filter', filters: 'level=out&level=low', search: '' };
  const { body: all } = await client.call<Product[]>('GET', `${inventoryEndpoints.allProducts}?${scope.filters}`);
  const { body: startedCount } = await client.call<Count>('POST', counts, { body: { id: 'mine', scope, blind: false } });
  expect(startedCount).toMatchObject({ scope, products: all.length });
  const [first] = all;
  if (!first) throw new Error('nothing is low');
  await client.call('POST', inventoryEndpoints.movement, { body: { productId: first.id, delta: 500, reason: 'received' } });
  const { lines, count } = await read(client);
  expect(new Set(lines.map(({ productId }) => productId))).toEqual(new Set(all.map(({ id }) => id)));
  expect(count).not.toHaveProperty('found');
});

test('a count of a search and a filter: includes what matches both', async () => {
  const client = await createClient();
  const scope = { kind: 'filter', filters: 'active=true', search: 'harbor 44' };
  await client.call('POST', counts, { body: { id: 'mine', scope, blind: false } });
  const { lines } = await read(client);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ name }) => /harbor/i.test(name) && /44/.test(name))).toBe(true);
});

test.each([
  ['a value that can’t be', { filters: 'level=some', search: '' }],
  ['nothing at all', { filters: '', search: '' }],
])('createCount: rejects a filter of %s', async (_what, invalidFilter) => {
  const { call } = await createClient();
  const { status } = await call('POST', counts, {
    body: { id: 'mine', scope: { kind: 'filter', ...invalidFilter }, blind: false },
  });
  expect(status).toBe(400);
});

test('updateCount: adds up scans of two users and counts a repeated one once', async () => {
  const client = await createClient();
  await begin(client, [2]);
  const scans = ['a', 'b', 'a'].map((once) => patch(client, [{ productId: 2, add: once === 'a' ? 1 : 12, once }]));
  await Promise.all(scans);
  expect((await read(client)).lines[0]).toMatchObject({ counted: 13, checked: false });
});

test('updateCount: keeps a number that another user has counted meanwhile', async () => {
  const client = await createClient();
  await begin(client, [2]);
  await patch(client, [{ productId: 2, counted: 5, seen: null }]);
  const late = await client.call<{ current: CountLine }>('PATCH', counts, {
    body: { id: 'mine', lines: [{ productId: 2, counted: 7, seen: null }] },
  });
  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ productId: 2, counted: 5, userName: 'Defne Aldridge' });
  expect((await read(client)).lines[0]?.counted).toBe(5);
  expect((await patch(client, [{ productId: 2, counted: 7, seen: 5 }])).status).toBe(200);
});

test('a blind count: hides the expected stock until the review', async () => {
  const client = await createClient();
  await begin(client, [2], true);
  await patch(client, [{ productId: 2, counted: 1 }]);
  expect((await read(client)).lines[0]?.expected).toBeNull();
  await patch(client, [], 'review');
  expect((await read(client)).lines[0]?.expected).toBe(await stockOf(client, 2));
});

test('finishCount: leaves uncounted products unchanged, or sets them to 0', async () => {
  const client = await createClient();
  await begin(client, [2, 3]);
  const { body } = await finish(client, 'zero');
  expect(body.moved).toBe(2);
  expect([await stockOf(client, 2), await stockOf(client, 3)]).toEqual([0, 0]);
  expect((await read(client)).lines.map(({ counted }) => counted)).toEqual([0, 0]);
});

test('undoCount: undoes a count once, except for deleted products and too little stock', async () => {
  const client = await createClient();
  const before = await Promise.all([2, 3, 4].map((id) => stockOf(client, id)));
  const [first = 0, second = 0, third = 0] = before;
  await begin(client, [2, 3, 4]);
  await patch(client, [
    { productId: 2, counted: first - 1 },
    { productId: 3, counted: second + 5 },
    { productId: 4, counted: third + 1 },
  ]);
  await finish(client);
  await sell(client, 3, second + 2);
  await client.call('DELETE', `${inventoryEndpoints.product}?id=4`);
  const undo = () =>
    client.call<{ undone: number; left: { why: string }[]; count: Count }>('POST', undoCount, { body: { id: 'mine' } });
  const tried = await undo();
  expect(tried.body).toMatchObject({ undone: 1, count: { state: 'finished' } });
  expect(tried.body.left.map(({ why }) => why)).toEqual(['tooLittle', 'gone']);
  expect(await stockOf(client, 2)).toBe(first);
  await client.call('POST', inventoryEndpoints.movement, { body: { productId: 3, delta: 10, reason: 'received' } });
  expect((await undo()).body).toMatchObject({ undone: 1, left: [{ why: 'gone' }], count: { state: 'undone' } });
  expect((await undo()).status).toBe(409);
});

test('finishCount: changes all or none, and names the product to be counted again', async () => {
  const client = await createClient();
  const [first, second] = [await stockOf(client, 2), await stockOf(client, 3)];
  await begin(client, [2, 3]);
  await patch(client, [
    { productId: 2, counted: 0 },
    { productId: 3, counted: 0 },
  ]);
  await sell(client, 3, 4);
  const { status, body } = await finish(client);
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'lines.3.counted' }] });
  expect([await stockOf(client, 2), await stockOf(client, 3)]).toEqual([first, second - 4]);
});

test('a deleted product: is reported and does not hold up the others', async () => {
  const client = await createClient();
  await begin(client, [2, 3]);
  await patch(client, [
    { productId: 2, counted: 1 },
    { productId: 3, counted: 1 },
  ]);
  await client.call('DELETE', `${inventoryEndpoints.product}?id=2`);
  expect((await read(client)).lines.find(({ productId }) => productId === 2)).toMatchObject({ gone: true, counted: 1 });
  expect((await finish(client)).body).toMatchObject({ moved: 1, gone: ['Tidewater Harbor 44'] });
});

test('a count of a category: includes subcategories and follows the catalogue', async () => {
  const client = await createClient();
  const { body } = await client.call<Count[]>('GET', counts);
  expect(body).toMatchObject([{ number: 1, counted: 3, scope: { kind: 'category' } }]);
  const whole = await client.call<Whole>('GET', `${countPath}?id=count-1`);
  expect(whole.body.lines).toHaveLength(body[0]?.products ?? 0);
  expect(whole.body.lines.length).toBeGreaterThan(3);
});

test('a count: is created once, dropped and reopened', async () => {
  const client = await createClient();
  await begin(client, [2]);
  await begin(client, [2]);
  expect((await client.call<Count[]>('GET', counts)).body).toHaveLength(2);
  await patch(client, [], 'dropped');
  expect((await client.call<Count[]>('GET', counts)).body).toHaveLength(1);
  expect((await patch(client, [], 'open')).body.count.state).toBe('open');
});

test('counts: refuse invalid numbers, ticks of uncounted lines and changes of a finished count', async () => {
  const client = await createClient();
  await begin(client, [2]);
  for (const counted of [-1, 1.5, 1e9, '3']) expect((await patch(client, [{ productId: 2, counted }])).status).toBe(400);
  expect((await patch(client, [{ productId: 2, add: 0, once: 'a' }])).status).toBe(400);
  expect((await patch(client, [{ productId: 2, checked: true }])).status).toBe(400);
  expect((await patch(client, [{ productId: 99_999, counted: 1 }])).status).toBe(400);
  await finish(client);
  expect((await patch(client, [{ productId: 2, counted: 1 }])).status).toBe(409);
  expect((await finish(client)).status).toBe(409);
  const { call } = client;
  expect((await call('GET', `${countPath}?id=nothing`)).status).toBe(404);
  expect(
    (await call('POST', counts, { body: { id: 'x', scope: { kind: 'category', category: 999 }, blind: false } })).status,
  ).toBe(400);
  for (const path of [counts, countPath]) expect((await call('GET', path, { token: null })).status).toBe(401);
  for (const path of [finishCount, undoCount]) expect((await call('POST', path, { token: null, body: {} })).status).toBe(401);
});
