import {
  HEALTH_FILTERS,
  inventoryEndpoints,
  type ProductPage,
  StaffMember,
  StoreDetails,
  storeEndpoints,
  StoreHealth,
  userEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

const { card, staff, health } = storeEndpoints;

test.each(['demo', 'hostile-text', 'products-10000'] as const)(
  'store health: every count of %s equals that of the list it links to',
  async (scenario) => {
    const { call } = await createClient({ scenario });
    const figures = v.parse(StoreHealth, (await call('GET', health)).body);
    for (const [name, filter] of Object.entries(HEALTH_FILTERS)) {
      const { body } = await call<ProductPage>('GET', `${inventoryEndpoints.products}?${filter}`);
      expect({ name, count: 'length' in body.pagination ? body.pagination.length : null }).toEqual({
        name,
        count: figures[name as keyof typeof HEALTH_FILTERS],
      });
    }
    expect(figures.products).toBeGreaterThan(0);
  },
);

test('store health: values stock by cost and by price', async () => {
  const { call } = await createClient();
  const before = v.parse(StoreHealth, (await call('GET', health)).body);
  await call('POST', inventoryEndpoints.product, {
    body: { product: { name: 'Lamp', sku: 'LAMP', stock: 3, cost: 1.1, price: 2.2 } },
  });
  const after = v.parse(StoreHealth, (await call('GET', health)).body);
  expect(after.units - before.units).toBe(3);
  expect(after.stockValue.cost - before.stockValue.cost).toBeCloseTo(3.3, 6);
  expect(after.stockValue.price - before.stockValue.price).toBeCloseTo(6.6, 6);
});

test("store card: changes single fields; its name is the store server's", async () => {
  const { call } = await createClient();
  const before = v.parse(StoreDetails, (await call('GET', card)).body);
  const patch = { phoneNumber: '+1 207 555 0199', sun: '11:00-15:00', storeName: 'Mine', updatedAt: before.updatedAt };
  const { body } = await call<StoreDetails>('PATCH', card, { body: { card: patch } });
  expect(body).toMatchObject({
    phoneNumber: '+1 207 555 0199',
    sun: '11:00-15:00',
    mon: before.mon,
    storeName: before.storeName,
  });
  expect((await call('GET', card)).body).toEqual(body);
  expect(await call('PATCH', card, { body: { card: patch } })).toMatchObject({ status: 409, body: { current: body } });
  expect((await call('PATCH', card, { body: { card: { mon: '18:00-09:00' } } })).status).toBe(400);
});

test('another store: has another card and other people', async () => {
  const { call } = await createClient();
  const first = v.parse(v.array(StaffMember), (await call('GET', staff)).body);
  await call('PATCH', userEndpoints.user, { body: { user: { homeStoreId: 2 } } });
  expect((await call<StoreDetails>('GET', card)).body.storeId).toBe(2);
  const second = v.parse(v.array(StaffMember), (await call('GET', staff)).body);
  expect(second.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  expect(second[0]?.email).toBe(first[0]?.email);
});

test('user without a store: gets no card', async () => {
  const { call } = await createClient({ scenario: 'no-store' });
  expect((await call('GET', card)).status).toBe(404);
  expect((await call('GET', card, { token: null })).status).toBe(401);
});
