import { Brand, Category, Country, inventoryEndpoints, Style, Vendor } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../../testing/client';

test.each([
  [inventoryEndpoints.categories, Category],
  [inventoryEndpoints.vendors, Vendor],
  [inventoryEndpoints.brands, Brand],
  [inventoryEndpoints.styles, Style],
  [inventoryEndpoints.countries, Country],
])('%s: lists records for signed-in users only', async (path, schema) => {
  const { call } = await createClient();
  const { body } = await call('GET', path);
  expect(v.parse(v.array<v.GenericSchema>(schema), body).length).toBeGreaterThan(2);
  expect((await call('GET', path, { token: null })).status).toBe(401);
});

test('countries: holds every country of ISO 3166-1 once, with a dial code where it has one', async () => {
  const { call } = await createClient();
  const { body } = await call<Country[]>('GET', inventoryEndpoints.countries);
  expect(new Set(body.map(({ iso }) => iso)).size).toBe(249);
  expect(body.find(({ iso }) => iso === 'TR')).toMatchObject({ name: 'Türkiye', code: '+90' });
  expect(body.filter(({ code }) => !/^\+\d{1,4}$/.test(code)).map(({ iso }) => iso)).toEqual(['BV', 'TF', 'HM', 'UM']);
});

test.each([
  ['store-server-failing', 502, { error: 'UPSTREAM FAILED', status: 500 }],
  ['store-server-wrong-shape', 502, { error: 'UPSTREAM SHAPE', status: 200 }],
  ['store-server-hanging', 502, { error: 'UPSTREAM UNREACHABLE', status: 0 }],
  ['store-server-unauthorized', 401, { error: 'Unauthorized' }],
] as const)('%s: makes brands, categories and vendors answer %d and name the call', async (scenario, status, body) => {
  const { call } = await createClient({ scenario, wait: async () => undefined });
  for (const [path, real] of [
    [inventoryEndpoints.brands, 'getbrands'],
    [inventoryEndpoints.categories, 'getcountries'],
    [inventoryEndpoints.vendors, 'getstyles'],
  ]) {
    const named = status === 401 ? body : { ...body, call: `GET /api/utility/${real}/1` };
    expect(await call('GET', path ?? '')).toEqual({ status, body: named });
  }
});
