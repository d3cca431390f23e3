import {
  authEndpoints,
  type AuthResponse,
  inventoryEndpoints,
  type Product,
  ProductFacets,
  ProductPage,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoCredentials } from '../index';
import { createClient, type Client } from '../testing/client';

const { products, allProducts, facets, product, movement } = inventoryEndpoints;

async function listed({ call }: Client, query: string): Promise<Product[]> {
  return (await call<Product[]>('GET', `${allProducts}?${query}`)).body;
}

test.each<[query: string, fits: (product: Product) => boolean]>([
  ['category=2&category=3', ({ category }) => category === 2 || category === 3],
  ['brand=1&active=true', ({ brandId, active }) => brandId === 1 && active],
  ['tag=tag-watch', ({ tags }) => tags.includes('tag-watch')],
  ['active=false', ({ active }) => !active],
  ['level=out', ({ stock }) => stock <= 0],
  ['level=low', ({ stock, reorderPoint }) => stock > 0 && stock < (reorderPoint === null ? 20 : reorderPoint + 1)],
  ['stockFrom=5&stockTo=25', ({ stock }) => stock >= 5 && stock <= 25],
  ['priceFrom=10.50&priceTo=99', ({ price }) => price >= 10.5 && price <= 99],
  ['missing=barcode&missing=picture', ({ barcode, images }) => barcode === '' || images.length === 0],
])('product filters: return with ?%s the matching products only', async (query, fits) => {
  const client = await createClient();
  const all = await listed(client, '');
  const found = await listed(client, query);
  expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
});

test('marginBelow: uses the price without tax', async () => {
  const client = await createClient();
  const add = (name: string, cost: number, price: number) =>
    client.call('POST', product, { body: { product: { name, sku: name, cost, price, taxPercent: 20 } } });
  await add('Even', 100, 120);
  await add('Loss', 100.01, 120);
  await add('Given away', 5, 0);
  await add('Free', 0, 0);
  const names = (await listed(client, 'marginBelow=0&sort=name')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Loss', 'Given away']));
  expect(names).not.toEqual(expect.arrayContaining(['Even']));
  expect(names).not.toEqual(expect.arrayContaining(['Free']));
});

test('twice: finds a barcode shared by two products in either spelling', async () => {
  const client = await createClient();
  for (const [sku, barcode] of [
    ['A-1', '4006381333931'],
    ['A-2', '04006381333931'],
    ['A-3', 'own-1'],
  ]) {
    await client.call('POST', product, { body: { product: { name: sku, sku, barcode } } });
  }
  expect((await listed(client, 'twice=barcode')).map(({ sku }) => sku)).toEqual(expect.arrayContaining(['A-1', 'A-2']));
  expect((await listed(client, 'twice=barcode')).map(({ sku }) => sku)).not.toContain('A-3');
});

test('unmovedDays: finds stock without a movement for the given days, or ever', async () => {
  const client = await createClient();
  const all = await listed(client, '');
  expect(await listed(client, 'unmovedDays=0')).toHaveLength(all.length);
  // The first entry fixes the dates of the seed's movements.
  await client.call('POST', movement, { body: { productId: 3, delta: 1, reason: 'received' } });
  client.clock.advance(91 * 86_400_000);
  const token = await signInAgain(client);
  await client.call('POST', movement, { body: { productId: 2, delta: 1, reason: 'received' }, token });
  const { body } = await client.call<Product[]>('GET', `${allProducts}?unmovedDays=90`, { token });
  expect(body.map(({ id }) => id)).toEqual(all.filter(({ id }) => id !== 2).map(({ id }) => id));
});

/** Signs in again, as a token lasts for seven days. */
async function signInAgain({ call }: Client): Promise<string> {
  return (await call<AuthResponse>('POST', authEndpoints.signIn, { body: demoCredentials })).body.accessToken;
}

test('product list: searches, sorts and pages within the filters', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', `${products}?search=watch&active=true&sort=price&order=desc&size=3`);
  const page = v.parse(ProductPage, body);
  const prices = page.products?.map(({ price }) => price) ?? [];
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(page.products?.every(({ active, name }) => active && /watch/i.test(name))).toBe(true);
});

test('filters: reject an invalid value by name and ignore unknown parameters', async () => {
  const { call } = await createClient();
  for (const bad of ['category=x', 'level=empty', 'priceFrom=-1', 'stockTo=1.5', 'unmovedDays=soon', 'active=1']) {
    const { status, body } = await call('GET', `${products}?${bad}`);
    expect({ bad, status }).toEqual({ bad, status: 400 });
    expect(body).toMatchObject({ issues: [{ path: bad.split('=')[0] }] });
  }
  expect((await call('GET', `${products}?colour=red`)).status).toBe(200);
});

test('facets: count under all filters but their own', async () => {
  const client = await createClient();
  const { body } = await client.call('GET', `${facets}?category=2&active=true`);
  const counted = v.parse(ProductFacets, body);
  const active = await listed(client, 'active=true');
  for (const { id, count } of counted.category) {
    expect({ id, count }).toEqual({ id, count: active.filter(({ category }) => category === id).length });
  }
  const inCategory = await listed(client, 'category=2');
  expect(counted.active.find(({ id }) => id === 'true')?.count).toBe(inCategory.filter((each) => each.active).length);
  for (const { id, name, count } of counted.brand) {
    expect(name).not.toBe('');
    expect((await listed(client, `category=2&active=true&brand=${id}`)).length).toBe(count);
  }
});
