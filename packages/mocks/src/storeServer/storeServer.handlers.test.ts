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

test("upstream products: serve all of the user's stores and no others", async () => {
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

test('upstream products: are added, updated and deleted', async () => {
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

test('upstream products: refuse invalid changes and change nothing', async () => {
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
])("upstream utility calls: answer for the user's stores", async (path, schema) => {
  const { call } = await createClient();
  expect(v.parse<v.GenericSchema<unknown[]>>(schema, (await call('GET', path(1))).body).length).toBeGreaterThan(4);
  expect((await call('GET', path(3))).status).toBe(404);
});

test('upstream bodies and answers: need only what the specification names', async () => {
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

describe('upstream calls without a token', () => {
  test.each([
    ['GET', upstreamEndpoints.products(demoUser.id)],
    ['POST', upstreamEndpoints.update],
    ['POST', upstreamEndpoints.add],
    ['DELETE', upstreamEndpoints.delete(1)],
    ['GET', upstreamEndpoints.countries(1)],
    ['GET', upstreamEndpoints.brands(1)],
    ['GET', upstreamEndpoints.styles(1)],
  ])('answer 401 to %s %s', async (method, path) => {
    const { call } = await createClient();
    expect(await call(method, path, { token: null })).toEqual({ status: 401, body: { error: 'Unauthorized' } });
  });
});

test.each([
  ['store-server-failing', 500],
  ['store-server-hanging', 504],
  ['store-server-unauthorized', 401],
  ['store-server-wrong-shape', 200],
] as const)('%s: makes the upstream call answer %d', async (scenario, status) => {
  const { call } = await createClient({ scenario, wait: async () => undefined });
  const answer = await call('GET', upstreamEndpoints.products(demoUser.id));
  expect(answer.status).toBe(status);
  expect(v.safeParse(UpstreamProducts, answer.body).success).toBe(false);
});
