import { type Brand, type Category, inventoryEndpoints, type Product } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createClient } from '../../testing/client';

const { brand, brands, categories, category, product } = inventoryEndpoints;

test('categories: creates one once whatever the case of its name, and deletes it', async () => {
  const { call } = await createClient();
  const make = (name: string, parentId: number | null) =>
    call<Category>('POST', category, { body: { category: { name, parentId } } });
  const { body: kitchen } = await make(' Kitchen ', null);
  expect(kitchen).toMatchObject({ name: 'Kitchen', parentId: null, slug: 'kitchen' });
  expect((await make('KITCHEN', null)).body).toEqual(kitchen);
  expect((await make('Kitchen', kitchen.id)).body.id).not.toBe(kitchen.id);
  expect((await make('Pans', 987_654)).status).toBe(400);
  expect((await call<Category[]>('GET', categories)).body).toContainEqual(kitchen);
  expect((await call('DELETE', `${category}?id=${kitchen.id}`)).body).toBe(true);
  expect((await call('DELETE', `${category}?id=${kitchen.id}`)).status).toBe(404);
});

test('brands: creates a new name only, and gives its products that brand name', async () => {
  const { call } = await createClient();
  const make = (name: string) => call<Brand>('POST', brand, { body: { brand: { name } } });
  const [known] = (await call<Brand[]>('GET', brands)).body;
  expect((await make(known?.name.toUpperCase() ?? '')).body).toEqual(known);
  const { body: made } = await make('Unheard Of');
  expect((await make('unheard of')).body).toEqual(made);
  expect((await call<Brand[]>('GET', brands)).body).toContainEqual(made);
  const body = { product: { name: 'Jug', sku: 'JUG-1', brandId: made.id } };
  expect((await call<Product>('POST', product, { body })).body).toMatchObject({ brand: 'Unheard Of', brandId: made.id });
});

test.each([
  [category, { category: { name: ' ', parentId: null } }],
  [brand, { brand: { name: 'n'.repeat(121) } }],
])('%s: refuses an invalid name', async (path, body) => {
  const { call } = await createClient();
  expect((await call('POST', path, { body })).status).toBe(400);
});
