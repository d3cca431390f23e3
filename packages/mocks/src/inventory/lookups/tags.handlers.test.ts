import { inventoryEndpoints, type Product, ProductTag, upstreamEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../testing/client';

const { tag, tags } = inventoryEndpoints;

test('tags: serves the ten tags of the specification', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', tags);
  expect(v.parse(v.array(ProductTag), body).map(({ title }) => title)).toEqual([
    'mens',
    'ladies',
    'unisex',
    '44mm',
    '40mm',
    '5 ATM',
    '10 ATM',
    'automatic',
    'chronograph',
    'watch',
  ]);
});

test.each([
  ['GET', tags],
  ['POST', tag],
  ['PATCH', tag],
  ['DELETE', `${tag}?id=tag-watch`],
])('%s %s: requires a signed-in user', async (method, path) => {
  const { call } = await createClient();
  expect(
    (await call(method, path, { token: null, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) })).status,
  ).toBe(401);
});

test('tags: creates, renames and deletes a tag', async () => {
  const { call } = await createClient();
  const { body: made } = await call<ProductTag>('POST', tag, { body: { tag: { title: ' summer ' } } });
  expect(made).toEqual({ id: made.id, title: 'summer' });
  expect((await call('PATCH', tag, { body: { id: made.id, tag: { title: 'Summer 🌞' } } })).body).toEqual({
    id: made.id,
    title: 'Summer 🌞',
  });
  expect((await call<ProductTag[]>('GET', tags)).body).toContainEqual({ id: made.id, title: 'Summer 🌞' });
  expect(await call('DELETE', `${tag}?id=${made.id}`)).toEqual({ status: 200, body: true });
  expect((await call('DELETE', `${tag}?id=${made.id}`)).status).toBe(404);
  expect((await call('PATCH', tag, { body: { id: made.id, tag: { title: 'x' } } })).status).toBe(404);
});

describe('tag titles', () => {
  test('are unique without case and accents, in Turkish letters too', async () => {
    const { call } = await createClient();
    await call('POST', tag, { body: { tag: { title: 'Işık' } } });
    for (const title of ['WATCH', 'wätch', 'ISIK', 'ışık', 'ısık', 'işik']) {
      const { status, body } = await call('POST', tag, { body: { tag: { title } } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path: 'tag.title' }] });
    }
    expect((await call('PATCH', tag, { body: { id: 'tag-mens', tag: { title: 'Ladies' } } })).status).toBe(400);
    expect((await call('PATCH', tag, { body: { id: 'tag-mens', tag: { title: 'Mens' } } })).status).toBe(200);
  });

  test.each(['', '   ', 'x'.repeat(51)])('rejects %j', async (title) => {
    const { call } = await createClient();
    expect((await call('POST', tag, { body: { tag: { title } } })).body).toMatchObject({ issues: [{ path: 'tag.title' }] });
    expect((await call<ProductTag[]>('GET', tags)).body).toHaveLength(10);
  });
});

test('tags: removes a deleted tag from every product and returns it when it is restored', async () => {
  const { call } = await createClient();
  const read = async () =>
    (await call<Product[]>('GET', inventoryEndpoints.allProducts)).body.filter((product) => product.tags.includes('tag-watch'))
      .length;
  const carried = await read();
  expect(carried).toBeGreaterThan(5);
  const { body: before } = await call<Product>('GET', `${inventoryEndpoints.product}?id=1`);
  await call('DELETE', `${tag}?id=tag-watch`);
  expect(await read()).toBe(0);
  const { body: real } = await call<Product[]>('GET', upstreamEndpoints.products('user-1'));
  expect(real.some((product) => product.tags.includes('tag-watch'))).toBe(false);
  // Deleting a tag does not change the product: a user editing the product meets no conflict.
  const saved = await call<Product>('PATCH', inventoryEndpoints.product, {
    body: { id: 1, product: { ...before, name: 'Saved' } },
  });
  expect(saved).toMatchObject({ status: 200, body: { name: 'Saved', tags: before.tags.filter((id) => id !== 'tag-watch') } });
  await call('POST', tag, { body: { tag: { id: 'tag-watch', title: 'watch' } } });
  expect(await read()).toBe(carried - 1);
});
