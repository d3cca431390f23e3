import {
  inventoryEndpoints,
  type Movement,
  NEW_PRODUCT_NAME,
  Product,
  ProductPage,
  type WrittenProduct,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildUser, demoProducts } from '../index';
import { createClient, type CallOptions, type Client } from '../testing/client';
import { userCollection } from '../user/user.collection';

const home = demoProducts.filter(({ storeId }) => storeId === 1);

type Page = Extract<ProductPage, { products: Product[] }>;

async function list({ call }: Pick<Client, 'call'>, query = '', options?: CallOptions): Promise<Page> {
  const { status, body } = await call<Page>('GET', `${inventoryEndpoints.products}?${query}`, options);
  expect(status).toBe(200);
  return body;
}

const names = ({ products }: Page) => products.map(({ name }) => name);

describe('product list', () => {
  test('has the specified defaults: ten products of the home store by name', async () => {
    const client = await createClient();
    const page = await list(client);
    v.parse(ProductPage, page);
    expect(page.pagination).toEqual({ length: home.length, size: 10, page: 1, lastPage: 7, startIndex: 0, endIndex: 9 });
    expect(page.products.every(({ storeId }) => storeId === 1)).toBe(true);
    expect(names(page)).toEqual(names(page).toSorted(new Intl.Collator('en').compare));
  });

  test("has the remainder on the last page, and past it only the last page's number", async () => {
    const client = await createClient();
    const last = await list(client, 'page=7');
    expect(last.products).toHaveLength(home.length - 60);
    expect(last.pagination).toMatchObject({ startIndex: 60, endIndex: home.length - 1 });
    expect((await client.call('GET', `${inventoryEndpoints.products}?page=8`)).body).toEqual({
      products: null,
      pagination: { lastPage: 7 },
    });
  });

  test('has an empty first page without results', async () => {
    const client = await createClient();
    expect(await list(client, 'search=no-such-thing')).toEqual({
      products: [],
      pagination: { length: 0, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
  });

  test.each(['page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=', 'size=0', 'size=101', 'size=1e1', 'sort=colour', 'order=up'])(
    'rejects %s',
    async (query) => {
      const { call } = await createClient();
      const { status, body } = await call('GET', `${inventoryEndpoints.products}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path: query.split('=')[0] }] });
    },
  );

  test('sorts numbers numerically in both directions, ties by id', async () => {
    const client = await createClient();
    for (const field of ['price', 'stock', 'weight', 'id', 'category', 'vendor', 'countryId', 'brandId'] as const) {
      for (const [order, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const { products } = await list(client, `sort=${field}&order=${order}&size=100`);
        const expected = home.toSorted((a, b) => (a[field] - b[field]) * sign || a.id - b.id);
        expect(products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    }
  });

  test('sorts brands and barcodes as texts', async () => {
    const client = await createClient();
    for (const field of ['brand', 'barcode'] as const) {
      const fieldValues = (await list(client, `sort=${field}&size=100`)).products
        .map((product) => product[field])
        .filter(Boolean);
      expect(fieldValues).toEqual(fieldValues.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
      expect(new Set(fieldValues).size).toBeGreaterThan(3);
    }
  });

  test('sorts active as text: false before true', async () => {
    const client = await createClient();
    const { products } = await list(client, 'sort=active&size=100');
    expect(products.slice(0, 3).map(({ active }) => active)).toEqual([false, false, false]);
    expect(products.at(-1)?.active).toBe(true);
  });

  test('sorts SKUs without case, with empty ones last in both directions', async () => {
    const client = await createClient({ scenario: 'empty' });
    for (const sku of ['b-2', 'A-1', '', 'C-3', 'a-2']) {
      await client.call('POST', inventoryEndpoints.product, { body: { product: { sku, name: `n${sku}` } } });
    }
    const skus = async (order: string) => (await list(client, `sort=sku&order=${order}`)).products.map(({ sku }) => sku);
    expect(await skus('asc')).toEqual(['A-1', 'a-2', 'b-2', 'C-3', '']);
    expect(await skus('desc')).toEqual(['C-3', 'b-2', 'a-2', 'A-1', '']);
  });

  test("sorts names by the user's language", async () => {
    const client = await createClient({ scenario: 'empty' });
    for (const name of ['Zil', 'Çanta', 'Ilgaz', 'İzmir', 'Cam', 'iğne', 'Iğdır', 'Daire']) {
      await client.call('POST', inventoryEndpoints.product, { body: { product: { name } } });
    }
    expect(names(await list(client, '', { language: 'tr-TR,tr;q=0.9,en;q=0.5' }))).toEqual([
      'Cam',
      'Çanta',
      'Daire',
      'Iğdır',
      'Ilgaz',
      'iğne',
      'İzmir',
      'Zil',
    ]);
    expect(names(await list(client, '', { language: 'en' }))).toEqual([
      'Cam',
      'Çanta',
      'Daire',
      'Iğdır',
      'iğne',
      'Ilgaz',
      'İzmir',
      'Zil',
    ]);
  });

  test('shows the first store without a home store, and nothing without any store', async () => {
    const client = await createClient();
    const become = (user: Parameters<typeof buildUser>[0]) =>
      client.mocks.store.write([userCollection], (transaction) => transaction.put(userCollection, buildUser(user)));
    const [, second] = buildUser().storeAssociates;
    await become({ homeStoreId: 0, storeAssociates: second ? [second] : [] });
    expect((await list(client)).products.every(({ storeId }) => storeId === 2)).toBe(true);
    await become({ homeStoreId: 0, storeAssociates: [] });
    expect((await list(client)).pagination.length).toBe(0);
    expect((await client.call('POST', inventoryEndpoints.product, { body: {} })).status).toBe(400);
  });
});

describe('product search', () => {
  test.each([
    ['ısparta', 'tr', 'Isparta Gül Saati'],
    ['ISPARTA', 'tr', 'Isparta Gül Saati'],
    ['istanbul', 'tr', 'İstanbul Gece Saati'],
    ['İSTANBUL', 'en', 'İstanbul Gece Saati'],
    ['sile bezi', 'en', 'Şile Bezi Gömlek'],
    ['ŞİLE', 'tr', 'Şile Bezi Gömlek'],
    ['hp-w-0010', 'tr', 'Isparta Gül Saati'],
    ['  gül   SAATİ ', 'tr', 'Isparta Gül Saati'],
  ])('finds with %s under %s the product %s', async (search, language, name) => {
    const client = await createClient();
    expect(names(await list(client, `search=${encodeURIComponent(search)}`, { language }))).toEqual([name]);
  });

  test('finds an ASCII code in both languages, in any case', async () => {
    const client = await createClient();
    await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Dosya', sku: 'FILE-1' } } });
    for (const language of ['en', 'tr']) {
      for (const search of ['file', 'FILE', 'File-1']) {
        expect(names(await list(client, `search=${search}`, { language }))).toEqual(['Dosya']);
      }
    }
  });

  test('treats text literally, not as a pattern', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    expect(names(await list(client, `search=${encodeURIComponent('.*+?^$()')}`))).toEqual(['.*+?^$()[]{}|\\']);
    expect(names(await list(client, `search=${encodeURIComponent('<img')}`))).toEqual(['<img src=x onerror=alert(1)>']);
    expect((await list(client, `search=${'%'.repeat(3)}`)).pagination.length).toBe(0);
  });

  test('handles a megabyte of text quickly, without results', async () => {
    const client = await createClient();
    expect((await list(client, `search=${'a'.repeat(1_000_000)}`)).pagination.length).toBe(0);
  });

  test('treats blank text as no search', async () => {
    const client = await createClient();
    expect((await list(client, 'search=%20%20')).pagination.length).toBe(home.length);
  });

  test('puts an exact SKU or barcode first under any sort', async () => {
    const client = await createClient({ scenario: 'empty' });
    for (const [name, sku, barcode] of [
      ['Aaa', 'X-10', ''],
      ['Bbb', 'X-1', ''],
      ['Ccc', 'C', 'X-1'],
      ['Ddd x-1', 'D', ''],
    ]) {
      await client.call('POST', inventoryEndpoints.product, { body: { product: { name, sku, barcode } } });
    }
    expect(names(await list(client, 'search=x-1'))).toEqual(['Bbb', 'Ccc', 'Aaa', 'Ddd x-1']);
    expect(names(await list(client, 'search=x-1&order=desc'))).toEqual(['Ccc', 'Bbb', 'Ddd x-1', 'Aaa']);
    expect(names(await list(client, 'search=x-1&size=1&page=2'))).toEqual(['Ccc']);
  });

  test('finds a barcode with spaces, hyphens, and as another length of the same GTIN', async () => {
    const client = await createClient();
    await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Coded', barcode: '036000291452' } } });
    // `]E0` is a scanner's prefix for the type of code.
    for (const search of [
      '036000291452',
      '0 36000-29145 2',
      '0036000291452',
      '36000291452',
      ']E00036000291452',
      ']e0036000291452',
    ]) {
      expect(names(await list(client, `search=${encodeURIComponent(search)}`))).toEqual(['Coded']);
    }
  });

  test('follows typing and deleting', async () => {
    const client = await createClient();
    const counts: number[] = [];
    for (const search of ['w', 'wa', 'watch', 'wa', 'w', '']) {
      counts.push((await list(client, `search=${search}`)).pagination.length);
    }
    const [w, wa, watch] = counts;
    expect(counts).toEqual([w, wa, watch, wa, w, home.length]);
    expect(Number(w)).toBeGreaterThan(Number(wa));
  });
});

describe('all products', () => {
  test('are returned in one list, searched and sorted', async () => {
    const { call } = await createClient();
    const { body } = await call<Product[]>('GET', `${inventoryEndpoints.allProducts}?search=watch&sort=price&order=desc`);
    expect(body.length).toBeGreaterThan(0);
    expect(body.map(({ price }) => price)).toEqual(body.map(({ price }) => price).toSorted((a, b) => b - a));
    expect((await call<Product[]>('GET', inventoryEndpoints.allProducts)).body).toHaveLength(home.length);
  });
});

describe('single product', () => {
  test('is read by its id, and 404 if unknown or of another store', async () => {
    const { call } = await createClient();
    expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body).toEqual(home[0]);
    expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=201`)).body.storeId).toBe(2);
    for (const id of [301, 99_999]) {
      expect(await call('GET', `${inventoryEndpoints.product}?id=${id}`)).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
    }
    expect((await call('GET', `${inventoryEndpoints.product}?id=abc`)).status).toBe(400);
  });

  test('has the specified defaults when new', async () => {
    const client = await createClient();
    const { status, body } = await client.call<Product>('POST', inventoryEndpoints.product, { body: {} });
    expect(status).toBe(200);
    expect(v.parse(Product, body)).toMatchObject({ name: NEW_PRODUCT_NAME, active: true, storeId: 1, templateId: 1, stock: 0 });
    expect(body.id).toBeGreaterThan(0);
    expect((await client.call<Product>('POST', inventoryEndpoints.product, { text: '' })).body.id).toBe(body.id + 1);
    expect((await list(client, 'search=new product')).pagination.length).toBe(2);
  });

  test('stores the fields of a new product except its store', async () => {
    const { call } = await createClient();
    const { body } = await call<Product>('POST', inventoryEndpoints.product, {
      body: { product: { name: '  Lamp ', price: 12.5, storeId: 3, brandId: 4, brand: 'Fake', tags: ['tag-watch', 'tag-none'] } },
    });
    expect(body).toMatchObject({ name: 'Lamp', price: 12.5, storeId: 1, brandId: 4, brand: 'Çınar Atölye', tags: ['tag-watch'] });
  });

  test('is restored when added under its deleted id', async () => {
    const client = await createClient();
    const { body: before } = await client.call<Product>('GET', `${inventoryEndpoints.product}?id=5`);
    expect(await client.call('DELETE', `${inventoryEndpoints.product}?id=5`)).toEqual({ status: 200, body: true });
    expect((await client.call('GET', `${inventoryEndpoints.product}?id=5`)).status).toBe(404);
    expect((await list(client)).pagination.length).toBe(home.length - 1);
    expect((await client.call('DELETE', `${inventoryEndpoints.product}?id=5`)).status).toBe(404);
    const { body: back } = await client.call<Product>('POST', inventoryEndpoints.product, { body: { product: before } });
    expect(back).toMatchObject({ ...before, updatedAt: back.updatedAt });
    expect((await list(client)).pagination.length).toBe(home.length);
    expect((await client.call('POST', inventoryEndpoints.product, { body: { product: before } })).status).toBe(409);
  });
});

test('product deletion: names the version seen, and never removes a newer one', async () => {
  const { call } = await createClient();
  const seen = (await call<Product>('GET', `${inventoryEndpoints.product}?id=5`)).body;
  const { body } = await call<WrittenProduct>('PATCH', inventoryEndpoints.product, {
    body: { id: 5, product: { stock: seen.stock + 63 } },
  });
  const { movement: _movement, ...newest } = body;
  const of = ({ updatedAt }: Product) => `${inventoryEndpoints.product}?id=5&updatedAt=${encodeURIComponent(updatedAt)}`;
  expect(await call('DELETE', of(seen))).toMatchObject({ status: 409, body: { current: newest } });
  expect((await call('DELETE', of(newest))).status).toBe(200);
});

describe('product update', () => {
  const change = ({ call }: Client, id: number, product: object) =>
    call<WrittenProduct>('PATCH', inventoryEndpoints.product, { body: { id, product } });

  test('merges the patch into the stored product and dates it', async () => {
    const client = await createClient();
    const { body } = await change(client, 1, { name: 'Renamed', price: 3 });
    expect(body).toEqual({ ...home[0], name: 'Renamed', price: 3, updatedAt: new Date(client.clock.now()).toISOString() });
    expect((await client.call('GET', `${inventoryEndpoints.product}?id=1`)).body).toEqual(body);
    expect(names(await list(client, 'search=renamed'))).toEqual(['Renamed']);
  });

  test('turns empty foreign keys into 0, an empty template into 1', async () => {
    const client = await createClient();
    const empty = { countryId: '', brandId: '', styleId: '', templateId: '' };
    expect((await change(client, 1, empty)).body).toMatchObject({
      countryId: 0,
      brandId: 0,
      styleId: 0,
      templateId: 1,
      brand: '',
    });
    const none = { countryId: null, brandId: null, styleId: null, templateId: null };
    expect((await change(client, 2, none)).body).toMatchObject({ countryId: 0, brandId: 0, styleId: 0, templateId: 1 });
  });

  test('answers 409 with the stored product for another version', async () => {
    const client = await createClient();
    const updatedAt = home[0]?.updatedAt;
    const { movement: _movement, ...current } = (await change(client, 1, { stock: 4, updatedAt })).body;
    const conflict = await change(client, 1, { stock: 9, updatedAt });
    expect(conflict).toEqual({ status: 409, body: { error: 'CONFLICT', current } });
    expect((await change(client, 1, { stock: 9, updatedAt: current.updatedAt })).body.stock).toBe(9);
  });

  test('returns the movement it caused, even if an identical one exists', async () => {
    const client = await createClient();
    await change(client, 1, { stock: 4 });
    await change(client, 1, { stock: 0 });
    const { body } = await change(client, 1, { stock: 4 });
    const ledger = await client.call<{ movements: Movement[] }>('GET', `${inventoryEndpoints.movements}?productId=1&size=3`);
    const alike = ledger.body.movements.filter(({ before, after }) => before === 0 && after === 4);
    expect(alike.map(({ id }) => id)).toEqual([body.movement?.id, expect.any(String)]);
    expect((await change(client, 1, { name: 'Renamed' })).body.movement).toBeUndefined();
  });

  test('gives two changes within a millisecond different dates', async () => {
    const client = await createClient();
    const { body: first } = await change(client, 1, { stock: 4 });
    const { body: second } = await change(client, 1, { stock: 5 });
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  test('keeps the date when nothing changes', async () => {
    const client = await createClient();
    expect((await change(client, 1, { name: home[0]?.name })).body).toEqual(home[0]);
  });

  test.each<[object, string]>([
    [{ name: '   ' }, 'product.name'],
    [{ name: 'x'.repeat(256) }, 'product.name'],
    [{ price: -1 }, 'product.price'],
    [{ price: 1.234 }, 'product.price'],
    [{ stock: 1.5 }, 'product.stock'],
    [{ stock: -1 }, 'product.stock'],
    [{ reserved: -1 }, 'product.reserved'],
    [{ taxPercent: 101 }, 'product.taxPercent'],
    [{ storeId: 3 }, 'product.storeId'],
    [{ sku: 'hp-W-0002' }, 'product.sku'],
    [{ images: [{ url: 'javascript:alert(1)', alt: '' }] }, 'product.images.0.url'],
    [{ images: [{ url: 'data:image/svg+xml;base64,AAAA', alt: '' }] }, 'product.images.0.url'],
    [{ images: [{ url: '//evil.example/x.png', alt: '' }] }, 'product.images.0.url'],
    [{ images: [{ url: '/a.png' }] }, 'product.images.0.alt'],
    [{ thumbnail: 'javascript:alert(1)' }, 'product.thumbnail'],
  ])('rejects %j at %s and changes nothing', async (product, path) => {
    const client = await createClient();
    const { status, body } = await change(client, 1, { description: 'new', ...product });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'BAD REQUEST', issues: [{ path }] });
    expect((await client.call('GET', `${inventoryEndpoints.product}?id=1`)).body).toEqual(home[0]);
  });

  test("permits the product's own SKU, and the same SKU in another store", async () => {
    const client = await createClient();
    expect((await change(client, 1, { sku: 'hp-w-0001' })).status).toBe(200);
    expect((await change(client, 201, { sku: 'hp-w-0001' })).status).toBe(200);
    expect((await change(client, 2, { sku: '' })).status).toBe(200);
    expect((await change(client, 3, { sku: '' })).status).toBe(200);
  });

  test('moves the thumbnail on when its picture is removed', async () => {
    const client = await createClient();
    const images = home[0]?.images.slice(1);
    expect((await change(client, 1, { images })).body.thumbnail).toBe(images?.[0]?.url);
    expect((await change(client, 1, { images: [] })).body.thumbnail).toBeNull();
  });

  test('answers 404 for a product of other stores and an unknown one', async () => {
    const client = await createClient();
    expect((await change(client, 301, { name: 'x' })).status).toBe(404);
    expect((await change(client, 99_999, { name: 'x' })).status).toBe(404);
    expect((await client.call('DELETE', `${inventoryEndpoints.product}?id=301`)).status).toBe(404);
  });

  test('stores any text unchanged', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    const name = 'NUL \u0000 e\u0301 👩‍👩‍👧 \u202eabc <b>';
    expect((await change(client, 1, { name, description: name })).body).toMatchObject({ name, description: name });
  });
});

describe('loose search', () => {
  const loosely = async (client: Client, search: string) => list(client, `loose=true&search=${encodeURIComponent(search)}`);

  test('finds words in any order and in any field', async () => {
    const client = await createClient();
    expect(names(await loosely(client, 'saati isparta'))).toContain('Isparta Gül Saati');
    expect((await loosely(client, 'chronograph watches')).products.length).toBeGreaterThan(0);
    expect((await loosely(client, 'bosphorus trading')).products.length).toBeGreaterThan(0);
  });

  test("finds the shop's own categories", async () => {
    const client = await createClient();
    const made = await client.call('POST', inventoryEndpoints.category, {
      body: { category: { name: 'Zeppelins', parentId: null } },
    });
    const { id: category } = made.body as { id: number };
    await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Aaa', category } } });
    expect(names(await loosely(client, 'zeppelins'))).toEqual(['Aaa']);
  });

  test('finds similar names and says so', async () => {
    const client = await createClient();
    const page = await loosely(client, 'isprata');
    expect(page).toMatchObject({ near: true });
    expect(names(page)).toEqual(['Isparta Gül Saati']);
    v.parse(ProductPage, page);
  });

  test('puts exact codes first, and adds no similar products to exact matches', async () => {
    const client = await createClient();
    await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Aaa', description: 'like zz-42' } } });
    await client.call('POST', inventoryEndpoints.product, { body: { product: { name: 'Zzz', sku: 'ZZ-42' } } });
    const page = await loosely(client, 'zz-42');
    expect(names(page)).toEqual(['Zzz', 'Aaa']);
    expect(page).not.toHaveProperty('near');
  });

  test('finds nothing for a megabyte of text, and everything for a blank', async () => {
    const client = await createClient();
    expect((await loosely(client, 'a'.repeat(1_000_000))).pagination.length).toBe(0);
    expect((await loosely(client, '  ')).pagination.length).toBe(home.length);
  });
});
