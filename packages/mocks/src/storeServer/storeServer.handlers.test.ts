import {
  inventoryEndpoints,
  NO_VERSION,
  Product,
  RealBrands,
  RealCountries,
  RealDeleted,
  realEndpoints,
  RealProducts,
  RealStyles,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildProduct, demoProducts, demoUser } from '../index';
import { createClient } from '../testing/client';

const [first] = demoProducts;

test('all products of the person’s stores, and of nobody else', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', realEndpoints.products(demoUser.id));
  expect(
    v
      .parse(RealProducts, body)
      .map(({ storeId }) => storeId)
      .every((storeId) => storeId < 3),
  ).toBe(true);
  expect(v.parse(RealProducts, body)).toHaveLength(demoProducts.filter(({ storeId }) => storeId < 3).length);
  expect((await call('GET', realEndpoints.products('user-2'))).status).toBe(404);
});

test('a product is added, updated and deleted', async () => {
  const { call } = await createClient();
  const { body } = await call('POST', realEndpoints.add, { body: buildProduct({ name: 'Added' }) });
  const added = v.parse(Product, body);
  const updated = await call('POST', realEndpoints.update, { body: { ...added, name: 'Updated' } });
  expect(v.parse(Product, updated.body)).toMatchObject({ id: added.id, name: 'Updated' });
  expect(await call('POST', realEndpoints.update, { body: added })).toEqual({
    status: 409,
    body: { error: 'CONFLICT', current: updated.body },
  });
  expect(v.parse(RealDeleted, (await call('DELETE', realEndpoints.delete(added.id))).body)).toEqual({ deleted: true });
  expect((await call('DELETE', realEndpoints.delete(added.id))).status).toBe(404);
  expect((await call('DELETE', '/api/product/delete/abc')).status).toBe(404);
});

test('what does not fit is refused, and nothing changes', async () => {
  const { call } = await createClient();
  expect((await call('POST', realEndpoints.update, { body: { ...first, name: '' } })).status).toBe(400);
  expect((await call('POST', realEndpoints.add, { body: { name: 'half' } })).status).toBe(400);
  expect((await call('POST', realEndpoints.add, { body: buildProduct({ storeId: 3 }) })).status).toBe(400);
  expect((await call('POST', realEndpoints.update, { body: { ...first, id: 77_777 } })).status).toBe(404);
  expect((await call('GET', `${inventoryEndpoints.product}?id=1`)).body).toEqual(first);
});

test.each([
  [realEndpoints.countries, RealCountries],
  [realEndpoints.brands, RealBrands],
  [realEndpoints.styles, RealStyles],
])('the utility calls answer for the person’s stores', async (path, schema) => {
  const { call } = await createClient();
  expect(v.parse<v.GenericSchema<unknown[]>>(schema, (await call('GET', path(1))).body).length).toBeGreaterThan(4);
  expect((await call('GET', path(3))).status).toBe(404);
});

test('bodies and answers need what the specification names, and no more', async () => {
  const { call } = await createClient();
  const {
    countryId,
    brandId,
    styleId,
    templateId,
    reorderPoint: _own,
    updatedAt: _version,
    ...specified
  } = buildProduct({
    id: 0,
    name: 'As specified',
    sku: 'SPEC-1',
    storeId: 1,
  });
  const added = await call<Product>('POST', realEndpoints.add, { body: specified });
  expect(added).toMatchObject({ status: 200, body: { name: 'As specified', countryId: 0, templateId: 1, reorderPoint: null } });
  const body = { ...specified, id: added.body.id, countryId, brandId, styleId, templateId, name: 'Changed' };
  expect(await call('POST', realEndpoints.update, { body })).toMatchObject({ status: 200, body: { name: 'Changed' } });
  expect(v.parse(RealProducts, [specified])).toMatchObject([{ templateId: 1, reorderPoint: null, updatedAt: NO_VERSION }]);
});

describe('without a token', () => {
  test.each([
    ['GET', realEndpoints.products(demoUser.id)],
    ['POST', realEndpoints.update],
    ['POST', realEndpoints.add],
    ['DELETE', realEndpoints.delete(1)],
    ['GET', realEndpoints.countries(1)],
    ['GET', realEndpoints.brands(1)],
    ['GET', realEndpoints.styles(1)],
  ])('%s %s is 401', async (method, path) => {
    const { call } = await createClient();
    expect(await call(method, path, { token: null })).toEqual({ status: 401, body: { error: 'Unauthorized' } });
  });
});

test.each([
  ['store-server-failing', 500],
  ['store-server-hanging', 504],
  ['store-server-unauthorized', 401],
  ['store-server-wrong-shape', 200],
] as const)('%s: answers %d', async (scenario, status) => {
  const { call } = await createClient({ scenario, wait: async () => undefined });
  const answer = await call('GET', realEndpoints.products(demoUser.id));
  expect(answer.status).toBe(status);
  expect(v.safeParse(RealProducts, answer.body).success).toBe(false);
});
