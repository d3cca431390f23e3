import {
  CreateMovementAnswer,
  CreateMovementsAnswer,
  inventoryEndpoints,
  type Movement,
  type Product,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMemoryBackend } from '../../index';
import { createClient, type Client } from '../../testing/client';
import { createRandom } from '../../testing/random';
import { openTab, type Tab } from '../../testing/tabs';

const { movements, movement, allMovements, undoMovement, product: productPath } = inventoryEndpoints;
type Call = Client['call'];

const stockOf = async (call: Call, id: number) => (await call<Product>('GET', `${productPath}?id=${id}`)).body.stock;
const ledgerOf = async (call: Call, id: number) => (await call<Movement[]>('GET', `${allMovements}?productId=${id}`)).body;
const sumOf = (entries: readonly Movement[]) => entries.reduce((sum, { delta }) => sum + delta, 0);

async function record(call: Call, body: object): Promise<CreateMovementAnswer> {
  return v.parse(CreateMovementAnswer, (await call('POST', movement, { body })).body);
}

test('stock below zero: is allowed for a sale and a correction only', async () => {
  const { call } = await createClient();
  expect((await record(call, { productId: 1, delta: -2, reason: 'sold' })).product.stock).toBe(-2);
  expect((await record(call, { productId: 1, delta: 1, reason: 'received' })).product.stock).toBe(-1);
  expect((await record(call, { productId: 1, delta: -1, reason: 'correction' })).product.stock).toBe(-2);
  for (const reason of ['received', 'returned', 'count', 'damaged', 'lost', 'import']) {
    expect((await call('POST', movement, { body: { productId: 1, delta: -1, reason } })).body).toMatchObject({
      issues: [{ path: 'delta' }],
    });
  }
});

test.each([movements, movement])(
  '%s: asks before the stock falls below zero, and records nothing until confirmed',
  async (path) => {
    const { call } = await createClient();
    const sale = { productId: 2, delta: -40, reason: 'sold' };
    const body = path === movement ? sale : { movements: [{ productId: 3, delta: -1, reason: 'sold' }, sale] };
    const asked = await call('POST', path, { body: { ...body, once: 'sale', asksBelowZero: true } });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      current: { belowZero: [{ productId: 2, name: 'Tidewater Harbor 44', stock: 19, after: -21 }] },
    });
    expect(await Promise.all([2, 3].map((id) => stockOf(call, id)))).toEqual([19, 20]);
    expect((await call('POST', path, { body: { ...body, once: 'sale' } })).status).toBe(200);
    expect(await stockOf(call, 2)).toBe(-21);
  },
);

test('recordSeveral: records several movements together, each with its own reason', async () => {
  const { call } = await createClient();
  const body = {
    movements: [
      { productId: 2, delta: 5, reason: 'received', reference: ' PO-1 ', note: ' Morning ' },
      { productId: 3, delta: -1, reason: 'damaged' },
      { productId: 2, delta: 2, reason: 'returned' },
    ],
  };
  const answer = v.parse(CreateMovementsAnswer, (await call('POST', movements, { body })).body);
  expect(answer.movements).toMatchObject([
    { productId: 2, before: 19, after: 24, reason: 'received', reference: 'PO-1', note: 'Morning' },
    { productId: 3, before: 20, after: 19, reason: 'damaged', reference: '' },
    { productId: 2, before: 24, after: 26, reason: 'returned' },
  ]);
  expect(answer.products.map(({ id, stock }) => [id, stock])).toEqual([
    [2, 26],
    [3, 19],
  ]);
});

test('recordSeveral: records none when one is refused, and gives an issue for every refused one', async () => {
  const { call } = await createClient();
  const before = await ledgerOf(call, 2);
  const body = {
    movements: [
      { productId: 2, delta: 5, reason: 'received' },
      { productId: 99_999, delta: 1, reason: 'received' },
      { productId: 3, delta: -21, reason: 'lost' },
    ],
  };
  expect(await call('POST', movements, { body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'movements.1.productId' }, { path: 'movements.2.delta' }] },
  });
  expect(await stockOf(call, 2)).toBe(19);
  expect(await ledgerOf(call, 2)).toEqual(before);
  expect((await call('POST', movements, { body: { movements: [] } })).status).toBe(400);
  const tooMany = Array.from({ length: 501 }, () => ({ productId: 2, delta: 1, reason: 'received' }));
  expect((await call('POST', movements, { body: { movements: tooMany } })).status).toBe(400);
});

test('once: records a repeated request once and gives the same answer', async () => {
  const { call } = await createClient();
  const one = { productId: 2, delta: 5, reason: 'received', once: 'act-1' };
  const [first, second] = await Promise.all([record(call, one), record(call, one)]);
  expect(second).toEqual(first);
  const several = { movements: [{ productId: 3, delta: 1, reason: 'returned' }], once: 'act-2' };
  const answer = await call('POST', movements, { body: several });
  expect(await call('POST', movements, { body: several })).toEqual(answer);
  expect([await stockOf(call, 2), await stockOf(call, 3)]).toEqual([24, 21]);
  const refused = { productId: 3, delta: -90, reason: 'lost', once: 'act-3' };
  expect((await call('POST', movement, { body: refused })).status).toBe(400);
  expect((await record(call, { ...refused, delta: -1 })).product.stock).toBe(20);
});

test('undo: records one counter-movement that names the movement it undoes', async () => {
  const { call } = await createClient();
  const { movement: made } = await record(call, { productId: 2, delta: -4, reason: 'damaged', note: 'Glass', reference: 'D-1' });
  const undone = v.parse(CreateMovementAnswer, (await call('POST', undoMovement, { body: { id: made.id } })).body);
  expect(undone.movement).toMatchObject({
    delta: 4,
    before: 15,
    after: 19,
    reason: 'damaged',
    undoes: made.id,
    reference: 'D-1',
  });
  expect(undone.product.stock).toBe(19);
  expect((await ledgerOf(call, 2)).slice(0, 2)).toEqual([undone.movement, { ...made, undoneBy: undone.movement.id }]);
  expect(await call('POST', undoMovement, { body: { id: made.id } })).toEqual({
    status: 409,
    body: { error: 'CONFLICT', current: undone.movement },
  });
  expect(await stockOf(call, 2)).toBe(19);
  expect((await call('POST', undoMovement, { body: { id: undone.movement.id } })).body).toMatchObject({ product: { stock: 15 } });
});

test('undo: refuses what cannot be undone and changes nothing', async () => {
  const { call } = await createClient();
  expect((await call('POST', undoMovement, { body: { id: 'movement-999999999' } })).status).toBe(404);
  expect((await call('POST', undoMovement, { body: {} })).status).toBe(400);
  const { movement: received } = await record(call, { productId: 1, delta: 5, reason: 'received' });
  await record(call, { productId: 1, delta: -3, reason: 'sold' });
  expect(await call('POST', undoMovement, { body: { id: received.id } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'id' }] },
  });
  expect(await stockOf(call, 1)).toBe(2);
  await call('DELETE', `${productPath}?id=1`);
  expect((await call('POST', undoMovement, { body: { id: received.id } })).status).toBe(404);
});

test('recordOne: adds ten when two users each receive five at once', async () => {
  const backend = createMemoryBackend();
  const [one, two] = [await openTab({ backend }), await openTab({ backend })];
  const body = { productId: 2, delta: 5, reason: 'received' };
  await Promise.all([one.call('POST', movement, { body }), two.call('POST', movement, { body })]);
  expect(await stockOf(one.call, 2)).toBe(29);
  expect(await stockOf(two.call, 2)).toBe(29);
});

test('undo: takes a movement back once when two users undo it at once', async () => {
  const backend = createMemoryBackend();
  const [one, two] = [await openTab({ backend }), await openTab({ backend })];
  const { movement: made } = await record(one.call, { productId: 2, delta: 5, reason: 'received' });
  const answers = await Promise.all([one, two].map(({ call }) => call('POST', undoMovement, { body: { id: made.id } })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await stockOf(two.call, 2)).toBe(19);
});

test.each([1, 2, 3, 4, 5])(
  'two tabs, three in ten calls fail (seed %d): keep the sum of movements equal to the stock',
  async (seed) => {
    const random = createRandom(seed);
    const backend = createMemoryBackend();
    const tabs = [await openTab({ backend, random }), await openTab({ backend, random })] as const;
    await tabs[0].mocks.setScenario('flaky-30');
    const pick = (count: number) => Math.floor(random() * count);
    const moves: ((tab: Tab) => Promise<unknown>)[] = [
      ({ call }) => call('POST', movement, { body: { productId: 1 + pick(3), delta: pick(2) ? 5 : -3, reason: 'sold' } }),
      ({ call }) => call('POST', movement, { body: { productId: 1 + pick(3), delta: -40, reason: 'lost' } }),
      ({ call }) =>
        call('POST', movements, {
          body: {
            movements: [
              { productId: 1 + pick(3), delta: 4, reason: 'received' },
              { productId: 1 + pick(3), delta: -pick(30) - 1, reason: 'damaged' },
            ],
          },
        }),
      async ({ call }) => {
        const { status, body } = await call<Movement[]>('GET', `${allMovements}?productId=${1 + pick(3)}`);
        const entry = status === 200 ? body[pick(4)] : undefined;
        return entry && call('POST', undoMovement, { body: { id: entry.id } });
      },
      ({ call }) => call('PATCH', productPath, { body: { id: 1 + pick(3), product: { stock: pick(50) } } }),
    ];
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(tabs.map(async (tab) => moves[pick(moves.length)]?.(tab)));
    }
    // Recorded movements survive the change of scenario.
    await tabs[0].mocks.setScenario('demo');
    for (const { call } of tabs) {
      for (const id of [1, 2, 3]) {
        const entries = (await ledgerOf(call, id)).toReversed();
        expect(sumOf(entries)).toBe(await stockOf(call, id));
        entries.forEach(({ before }, at) => expect(before).toBe(entries[at - 1]?.after ?? 0));
        const undone = entries.flatMap(({ undoes }) => undoes ?? []);
        expect(new Set(undone).size).toBe(undone.length);
      }
    }
  },
);
