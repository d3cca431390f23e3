import {
  inventoryEndpoints,
  NO_VERSION,
  Product,
  UpstreamBrands,
  UpstreamCountries,
  UpstreamDeleted,
  upstreamEndpoints,
  UpstreamProducts,
  UpstreamStyles,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildProduct, demoProducts, demoUser } from '../index';
import { createClient } from '../testing/client';

const [first] = demoProducts;

test('all products of the person’s stores, and of nobody else', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', upstreamEndpoints.products(demoUser.id));
  expect(
    v
      .parse(UpstreamProducts, body)
      .map(({ storeId }) => storeId)
      .every((storeId) => storeId < 3),
  ).toBe(true);
  expect(v.parse(UpstreamProducts, body)).toHaveLength(demoProducts.filter(({ storeId }) => storeId < 3).length);
  expect((await call('GET', upstreamEndpoints.products('user-2'))).status).toBe(404);
});

test('a product is added, updated and deleted', async () => {
  const { call } = await createClient();
  const { body } = await call('POST', upstreamEndpoints.add, { body: buildProduct({ name: 'Added' }) });
  const added = v.parse(Product, body);
  const updated = await call('POST', upstreamEndpoints.update, { body: { ...added, name: 'Updated' } });
  expect(v.parse(Product, updated.body)).toMatchObject({ id: added.id, name: 'Updated' });
  expect(await call('POST', upstreamEndpoints.update, { body: added })).toEqual({
    status: 409,
    body: { error: 'CONFLICT', current: updated.body },
  });
  expect(v.parse(UpstreamDeleted, (await call('DELETE', upstreamEndpoints.delete(added.id))).body)).toEqual({ deleted: true });
  expect((await call('DELETE', upstreamEndpoints.delete(added.id))).status).toBe(404);
  expect((await call('DELETE', '/api/product/delete/abc')).status).toBe(404);
});

test('what does not fit is refused, and nothing changes', async () => {
  const { call } = await createClient();
  expect((await call('POST', upstreamEndpoints.update, { body: { ...first, name: '' } })).status).toBe(400);
  expect((await call('POST', upstreamEndpoints.add, { body: { name: 'half' } })).status).toBe(400);
  expect((await call('POST', upstreamEndpoints.add, { body: buildProduct({ storeId: 3 }) })).status).toBe(400);
  expect((await call('POST', upstreamEndpoints.update, { body: { ...first, id: 77_777 } })).status).toBe(404);
  expect((await call('GET', `${inventoryEndpoints.product}?id=1`)).body).toEqual(first);
});

test.each([
  [upstreamEndpoints.countries, UpstreamCountries],
  [upstreamEndpoints.brands, UpstreamBrands],
  [upstreamEndpoints.styles, UpstreamStyles],
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
  const added = await call<Product>('POST', upstreamEndpoints.add, { body: specified });
  expect(added).toMatchObject({ status: 200, body: { name: 'As specified', countryId: 0, templateId: 1, reorderPoint: null } });
  const body = { ...specified, id: added.body.id, countryId, brandId, styleId, templateId, name: 'Changed' };
  expect(await call('POST', upstreamEndpoints.update, { body })).toMatchObject({ status: 200, body: { name: 'Changed' } });
  expect(v.parse(UpstreamProducts, [specified])).toMatchObject([{ templateId: 1, reorderPoint: null, updatedAt: NO_VERSION }]);
});

describe('without a token', () => {
  test.each([
    ['GET', upstreamEndpoints.products(demoUser.id)],
    ['POST', upstreamEndpoints.update],
    ['POST', upstreamEndpoints.add],
    ['DELETE', upstreamEndpoints.delete(1)],
    ['GET', upstreamEndpoints.countries(1)],
    ['GET', upstreamEndpoints.brands(1)],
    ['GET', upstreamEndpoints.styles(1)],
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
  const answer = await call('GET', upstreamEndpoints.products(demoUser.id));
  expect(answer.status).toBe(status);
  expect(v.safeParse(UpstreamProducts, answer.body).success).toBe(false);
});
