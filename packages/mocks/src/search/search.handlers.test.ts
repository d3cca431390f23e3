import {
  inventoryEndpoints,
  type Product,
  SearchAnswer,
  searchEndpoints,
  type SearchGroup,
  userEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient, type CallOptions, type Client } from '../testing/client';

const { search } = searchEndpoints;

async function find({ call }: Client, query: string, options: Partial<CallOptions> & { groups?: string[] } = {}) {
  const { groups, ...others } = options;
  const { status, body } = await call('POST', search, { body: { query, ...(groups && { groups }) }, ...others });
  expect(status).toBe(200);
  return v.parse(SearchAnswer, body);
}
const titles = (groups: readonly SearchGroup[], id: string) =>
  groups.find((group) => group.id === id)?.results.map(({ title }) => title);

test.each(['', '   ', '\n\t'])('%j: finds nothing', async (query) => {
  expect(await find(await createClient(), query)).toEqual([]);
});

test('search groups: come in a fixed order, only those with matches', async () => {
  const client = await createClient();
  expect((await find(client, 'in')).map(({ id, label }) => [id, label]).slice(0, 5)).toEqual([
    ['contacts', 'Contacts'],
    ['pages', 'Pages'],
    ['tasks', 'Tasks'],
    ['products', 'Products'],
    ['mails', 'Mails'],
  ]);
  expect((await find(client, 'in', { language: 'tr' })).map(({ label }) => label).slice(0, 5)).toEqual([
    'Kişiler',
    'Sayfalar',
    'Görevler',
    'Ürünler',
    'E-postalar',
  ]);
  expect((await find(client, 'selin')).map(({ id }) => id)).toEqual(['contacts', 'tasks', 'mails', 'chats', 'notes']);
  expect(await find(client, 'nothing is called so')).toEqual([]);
});

test('search: finds boards and their cards, and links a card over its board', async () => {
  const [group] = await find(await createClient(), 'ribbon', { groups: ['boards'] });
  expect(group?.results).toMatchObject([
    {
      title: 'Order ribbon for gift boxes',
      subtitle: 'Spring launch, To do',
      link: expect.stringMatching(/^\/apps\/scrumboard\/.+\/card\//) as unknown,
    },
  ]);
  expect(titles(await find(await createClient(), 'spring lau'), 'boards')).toEqual(['Spring launch']);
});

test('search: forgives a typing error in a product as the look-up does', async () => {
  const client = await createClient();
  await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Chelsea Boot' } } });
  expect(titles(await find(client, 'chelsae boot'), 'products')).toContain('Chelsea Boot');
});

test('search: forgives a typing error when there is no exact match', async () => {
  const client = await createClient();
  expect(titles(await find(client, 'invnetory'), 'pages')).toContain('Inventory');
  expect(titles(await find(client, 'srping launch'), 'boards')).toEqual(['Spring launch']);
});

describe('search of pages', () => {
  test("finds them by title and further terms, in the user's language", async () => {
    const client = await createClient();
    expect(titles(await find(client, 'invent'), 'pages')).toEqual(['Inventory']);
    expect(titles(await find(client, 'goods'), 'pages')).toEqual(['Inventory']);
    expect(titles(await find(client, 'ENVANTER', { language: 'tr' }), 'pages')).toEqual(['Envanter']);
    expect(titles(await find(client, 'hata', { language: 'tr-TR,en;q=0.5' }), 'pages')).toEqual([
      'Sunucu hatası',
      'Sayfa bulunamadı',
    ]);
    expect(titles(await find(client, 'envanter', { language: 'en' }), 'pages')).toBeUndefined();
  });

  test('links to the same pages as the menu', async () => {
    const client = await createClient();
    const [group] = await find(client, 'server error');
    expect(group).toEqual({
      id: 'pages',
      label: 'Pages',
      icon: 'document',
      total: 1,
      results: [
        { id: 'pages.errors.serverError', title: 'Server error', subtitle: '/pages/error/500', link: '/pages/error/500' },
      ],
    });
    expect(titles(await find(client, 'file manager'), 'pages')).toEqual(['File manager']);
  });
});

describe('search of contacts', () => {
  test('finds them by name, job and firm, first those whose name begins with the query', async () => {
    const client = await createClient();
    expect(titles(await find(client, 'a'), 'contacts')?.[0]).toBe('Aylin Demirtaş');
    expect(titles(await find(client, 'watchmaker'), 'contacts')).toEqual(['Hana Ito']);
    expect(titles(await find(client, 'kıyı', { language: 'tr' }), 'contacts')).toEqual(['Çiğdem Işık', 'Selin Karaca']);
  });

  test.each([
    ['isik', 'Çiğdem Işık'],
    ['IŞIK', 'Çiğdem Işık'],
    ['ÇIĞDEM', 'Çiğdem Işık'],
    ['cigdem ısık', 'Çiğdem Işık'],
    ['YILDIZ', 'Kerem Yıldız'],
    ['yildiz kerem', 'Kerem Yıldız'],
  ])('by %s finds %s', async (query, name) => {
    expect(titles(await find(await createClient(), query), 'contacts')).toEqual([name]);
  });
});

describe('search of products', () => {
  test('finds those of the home store by name, SKU and barcode', async () => {
    const client = await createClient();
    const { body: product } = await client.call<Product>('GET', `${inventoryEndpoints.product}?id=2`);
    const expected = {
      id: '2',
      title: product.name,
      subtitle: product.sku,
      avatar: product.thumbnail,
      link: '/apps/ecommerce/inventory?product=2#product-stock',
    };
    for (const query of [product.name, product.sku, product.barcode]) {
      const [group] = await find(client, query, { groups: ['products'] });
      expect(group?.results[0]).toEqual(expected);
    }
  });

  test('follows the user to another store', async () => {
    const client = await createClient();
    const ids = async () => (await find(client, 'a', { groups: ['products'] }))[0]?.results.map(({ id }) => Number(id));
    expect((await ids())?.every((id) => id < 200)).toBe(true);
    await client.call('PATCH', userEndpoints.user, { body: { user: { homeStoreId: 2 } } });
    expect((await ids())?.every((id) => id > 200 && id < 300)).toBe(true);
  });

  test('finds changed ones by their current values', async () => {
    const client = await createClient();
    await client.call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Zanzibar 40' } } });
    expect(titles(await find(client, 'zanzibar'), 'products')).toEqual(['Zanzibar 40']);
    await client.call('DELETE', `${inventoryEndpoints.product}?id=1`);
    expect(await find(client, 'zanzibar')).toEqual([]);
  });

  test('finds them among 100,000', async () => {
    const client = await createClient({ scenario: 'products-100000' });
    const [group] = await find(client, 'a', { groups: ['products'] });
    expect(group?.results).toHaveLength(20);
    expect(group?.total).toBeGreaterThan(10_000);
  });

  test('leaves them out while the store server fails, and reports a refused token', async () => {
    const failing = await createClient({ scenario: 'store-server-failing' });
    expect((await find(failing, 'in')).map(({ id }) => id)).not.toContain('products');
    expect((await failing.call('POST', search, { body: { query: 'in', groups: ['products'] } })).status).toBe(502);
    const refusing = await createClient({ scenario: 'store-server-unauthorized' });
    expect((await refusing.call('POST', search, { body: { query: 'in' } })).status).toBe(401);
  });
});

test('search: can be limited to some groups, and returns more results of a single one', async () => {
  const client = await createClient();
  expect((await find(client, 'in', { groups: ['pages', 'tasks'] })).map(({ id }) => id)).toEqual(['pages', 'tasks']);
  expect(await find(client, 'in', { groups: ['nobody-has-it'] })).toEqual([]);
  const all = await find(client, 'a');
  expect(all.every(({ results }) => results.length <= 6)).toBe(true);
  expect((await find(client, 'a', { groups: ['products'] }))[0]?.results).toHaveLength(20);
});

test.each(['.*', '%', '<', '((', '[a-z]+', '\\', '__proto__', '"><svg', '.*+?^$()[]{}|'])(
  '%s: is not treated as a pattern',
  async (query) => {
    expect(await find(await createClient(), query)).toEqual([]);
  },
);

test('search: finds hostile texts literally', async () => {
  const client = await createClient({ scenario: 'hostile-text' });
  expect(titles(await find(client, '<img src=x onerror'), 'contacts')).toEqual(['<img src=x onerror=alert(1)>']);
  expect(titles(await find(client, '.*+?^$()[]{}|'), 'products')).toEqual(['.*+?^$()[]{}|\\']);
});

test.each([
  ['letters', 'a'.repeat(1_000_000)],
  ['letters that fold', 'İ'.repeat(1_000_000)],
  ['spaces', ' '.repeat(1_000_000)],
])('search: finds nothing for a megabyte of %s, at once', async (_name, query) => {
  const client = await createClient();
  // CPU time is measured, because a busy machine makes a search wait.
  const before = process.cpuUsage();
  expect(await find(client, query)).toEqual([]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test.each([
  ['empty', 'tidewater'],
  ['search-empty', 'inventory'],
] as const)('in the scenario %s: does not find %s', async (scenario, query) => {
  expect(await find(await createClient({ scenario }), query)).toEqual([]);
});

test('search: refuses an invalid body and a user who is not signed in', async () => {
  const { call } = await createClient();
  expect((await call('POST', search, { body: {} })).body).toMatchObject({ issues: [{ path: 'query' }] });
  expect((await call('POST', search, { body: { query: 7 } })).status).toBe(400);
  expect((await call('POST', search, { body: { query: 'a', groups: [''] } })).status).toBe(400);
  expect((await call('POST', search, { token: null, body: { query: 'a' } })).status).toBe(401);
  expect((await call('GET', search)).status).toBe(404);
});
