import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  dashboardsEndpoints,
  HEALTH_FILTERS,
  inventoryEndpoints,
  type Movement,
  type Product,
  type ProductFacets,
  type ProductPage,
  upstreamEndpoints,
  type RestoreProductsAnswer,
  type StoreFigures,
  type WrittenProduct,
} from '@stockroom/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildUser, type ScenarioName } from '../../index';
import { createMockServer, type MockServer } from '../../server';
import { createClock } from '../../testing/client';
import { openTab } from '../../testing/tabs';

const { product: productPath, products, movements, imports, tag } = inventoryEndpoints;
const { now } = createClock();

async function storeServer(scenario: ScenarioName = 'demo'): Promise<MockServer & { asked: string[] }> {
  const server = await createMockServer({ delays: 'none', now, scenario });
  onTestFinished(() => server.close());
  return { ...server, asked: [] };
}

/** Opens a page whose real calls go to `host`; `asked` lists them. */
async function page(host: string, clock = createClock()) {
  const asked: string[] = [];
  const tab = await openTab({
    host,
    now: clock.now,
    fetch: (url, init) => {
      asked.push(`${init.method} ${url.slice(host.length)}`);
      return fetch(url, init);
    },
  });
  return { ...tab, asked, clock };
}

const renamed = (name: string, id = 1) => ({ body: { id, product: { name } } });

describe('a store server at apiHost', () => {
  test('lists, changes, adds and deletes over the network', async () => {
    const server = await storeServer();
    const { call, asked } = await page(server.url);
    expect((await call<ProductPage>('GET', products)).body.pagination).toMatchObject({ length: 68 });
    expect((await call<Product>('PATCH', productPath, renamed('Over there'))).body.name).toBe('Over there');
    const { body: added } = await call<Product>('POST', productPath, { body: { product: { name: 'New there' } } });
    await call('DELETE', `${productPath}?id=2`);
    expect((await call<ProductPage>('GET', `${products}?search=there`)).body.products?.map(({ name }) => name)).toEqual([
      'New there',
      'Over there',
    ]);
    expect(asked).toEqual([
      'GET /api/product/getproducts/user-1',
      'POST /api/product/update/',
      'POST /api/product/add/',
      'DELETE /api/product/delete/2',
    ]);
    const other = await page(server.url);
    expect((await other.call<Product>('GET', `${productPath}?id=${added.id}`)).body.name).toBe('New there');
    expect((await other.call('GET', `${productPath}?id=2`)).status).toBe(404);
  });

  test('provides brands, countries and styles', async () => {
    const server = await storeServer();
    const { call, asked } = await page(server.url);
    const lookups = [inventoryEndpoints.brands, inventoryEndpoints.countries, inventoryEndpoints.styles];
    for (const path of lookups) expect((await call('GET', path)).status).toBe(200);
    expect(asked).toEqual(['GET /api/utility/getbrands/1', 'GET /api/utility/getcountries/1', 'GET /api/utility/getstyles/1']);
  });

  test('gets a real call for categories and vendors, shared with countries and styles', async () => {
    const server = await storeServer();
    const { call, asked, clock } = await page(server.url);
    const { categories, vendors, countries, styles } = inventoryEndpoints;
    for (const path of [categories, vendors, countries, styles]) expect((await call('GET', path)).status).toBe(200);
    expect(asked).toEqual(['GET /api/utility/getcountries/1', 'GET /api/utility/getstyles/1']);
    clock.advance(30_000);
    await call('GET', categories);
    expect(asked).toHaveLength(3);
  });

  test('serves concurrent calls and pages from one download for half a minute', async () => {
    const server = await storeServer();
    const { call, asked, clock } = await page(server.url);
    await Promise.all([call('GET', products), call('GET', `${products}?page=2`), call('GET', `${productPath}?id=3`)]);
    clock.advance(29_000);
    await call('GET', `${products}?page=3`);
    expect(asked).toHaveLength(1);
    clock.advance(1000);
    await call('GET', products);
    expect(asked).toHaveLength(2);
  });

  test('answers 409 with the current product after a change by someone else, which can be resolved', async () => {
    const server = await storeServer();
    const [one, two] = [await page(server.url), await page(server.url)];
    const { body: before } = await one.call<Product>('GET', `${productPath}?id=1`);
    const { body: theirs } = await two.call<Product>('PATCH', productPath, renamed('Theirs'));
    const mine = { ...before, price: 1 };
    expect(await one.call('PATCH', productPath, { body: { id: 1, product: mine } })).toEqual({
      status: 409,
      body: { error: 'CONFLICT', current: theirs },
    });
    const settled = await one.call<Product>('PATCH', productPath, {
      body: { id: 1, product: { price: 1, updatedAt: theirs.updatedAt } },
    });
    expect(settled.body).toMatchObject({ name: 'Theirs', price: 1 });
  });

  test('applies a change without a version to the current product', async () => {
    const server = await storeServer();
    const [one, two] = [await page(server.url), await page(server.url)];
    await one.call('GET', products);
    await two.call('PATCH', productPath, renamed('Theirs'));
    expect((await one.call<Product>('PATCH', productPath, { body: { id: 1, product: { price: 1 } } })).body).toMatchObject({
      name: 'Theirs',
      price: 1,
    });
  });

  test('records changes of stock in our ledger', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    const { body: written } = await call<WrittenProduct>('PATCH', productPath, { body: { id: 1, product: { stock: 6 } } });
    await call('POST', inventoryEndpoints.movement, { body: { productId: 1, delta: -2, reason: 'sold' } });
    const { body } = await call<{ movements: Movement[] }>('GET', `${movements}?productId=1&size=2`);
    expect(body.movements.map(({ before, after, reason }) => [before, after, reason])).toEqual([
      [6, 4, 'sold'],
      [0, 6, 'correction'],
    ]);
    expect(written.movement?.id).toBe(body.movements[1]?.id);
  });

  test('feeds filters, facets, ledger and figures, and keeps them in step', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    await call('PATCH', productPath, { body: { id: 1, product: { stock: 40, brandId: 2 } } });
    const figures = async () => (await call<StoreFigures>('GET', dashboardsEndpoints.store)).body;
    const matching = async (query: string) => (await call<Product[]>('GET', `${inventoryEndpoints.allProducts}?${query}`)).body;
    const before = await figures();
    for (const name of ['out', 'low', 'noBarcode', 'noPicture'] as const) {
      expect([name, before[name]]).toEqual([name, (await matching(HEALTH_FILTERS[name])).length]);
    }
    const { body: facets } = await call<ProductFacets>('GET', inventoryEndpoints.facets);
    for (const { id, count } of facets.brand) expect([id, (await matching(`brand=${id}`)).length]).toEqual([id, count]);

    const body = { productId: 1, delta: -40, reason: 'sold' };
    const { body: sold } = await call<{ movement: Movement }>('POST', inventoryEndpoints.movement, { body });
    const after = await figures();
    expect([after.out, after.units, after.sold]).toEqual([before.out + 1, before.units - 40, before.sold + 40]);
    expect((await matching('level=out')).map(({ id }) => id)).toContain(1);
    expect((await call('POST', inventoryEndpoints.undoMovement, { body: { id: sold.movement.id } })).status).toBe(200);
    expect((await call('POST', inventoryEndpoints.undoMovement, { body: { id: sold.movement.id } })).status).toBe(409);
    const other = await page(server.url);
    expect((await other.call<Product>('GET', `${productPath}?id=1`)).body.stock).toBe(40);
  });

  test('applies an import once, each entry separately, and undoes it', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    const body = {
      importId: 'i',
      index: 0,
      add: [
        { name: 'Imported', sku: 'IMP' },
        { name: 'Twin', sku: 'HP-W-0002' },
      ],
      update: [{ id: 1, product: { name: 'Changed' } }],
    };
    const { body: answer } = await call<{ added: object[] }>('POST', imports, { body });
    expect(answer.added).toMatchObject([
      { product: { name: 'Imported' } },
      { refused: expect.stringContaining('product.sku') as string },
    ]);
    expect((await call('POST', imports, { body })).body).toEqual(answer);
    expect((await call('DELETE', `${imports}?id=i`)).body).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect((await call<Product>('GET', `${productPath}?id=1`)).body.name).toBe('Tidewater Harbor 40');
  });

  test('restores a product from our trash with one real add', async () => {
    const server = await storeServer();
    const { call, asked } = await page(server.url);
    const { body: before } = await call<Product>('GET', `${productPath}?id=2`);
    await call('DELETE', `${productPath}?id=2`);
    await call('DELETE', `${productPath}?id=3`);
    expect((await call('GET', inventoryEndpoints.trash)).body).toMatchObject([{ id: 3 }, { id: 2, name: before.name }]);
    asked.length = 0;
    const back = () => call('POST', inventoryEndpoints.restore, { body: { products: [{ id: 2 }] } });
    expect((await back()).body).toMatchObject([{ id: 2, product: { id: 2, sku: before.sku, stock: before.stock } }]);
    expect(asked).toEqual(['POST /api/product/add/']);
    const moved = await call<{ movements: Movement[] }>('GET', `${movements}?productId=2`);
    expect(moved.body.movements.slice(0, 2)).toMatchObject([{ delta: before.stock }, { delta: -before.stock }]);
    await call('POST', productPath, { body: { product: { name: 'Newcomer', sku: 'HP-W-0003' } } });
    const refused = await call('POST', inventoryEndpoints.restore, { body: { products: [{ id: 3 }] } });
    expect(refused.body).toEqual([{ id: 3, refused: 'skuTaken' }]);
  });

  test('restores a product once under a new id when it assigns its own ids', async () => {
    const server = await storeServer();
    const clock = createClock();
    // This store server ignores the id of an added product.
    const withoutId = (url: string, { body, ...init }: RequestInit) =>
      fetch(url, { ...init, body: url.endsWith('/add/') ? JSON.stringify({ ...JSON.parse(body as string), id: 0 }) : body });
    const { call } = await openTab({ host: server.url, now: clock.now, fetch: withoutId });
    await call('DELETE', `${productPath}?id=2`);
    const back = () => call<RestoreProductsAnswer>('POST', inventoryEndpoints.restore, { body: { products: [{ id: 2 }] } });
    const [first] = (await back()).body;
    const number = first && 'product' in first ? first.product.id : 0;
    expect(number).toBeGreaterThan(1_000_000);
    expect((await back()).body).toMatchObject([{ id: 2, product: { id: number } }]);
    expect((await call('GET', inventoryEndpoints.trash)).body).toEqual([]);
    const list = await call<ProductPage>('GET', `${products}?search=HP-W-0002`);
    expect(list.body.products?.map(({ id }) => id)).toEqual([number]);
  });

  test('keeps products in the trash while it is down', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    await call('DELETE', `${productPath}?id=2`);
    await server.close();
    const answer = await call('POST', inventoryEndpoints.restore, { body: { products: [{ id: 2 }] } });
    expect(answer).toMatchObject({ status: 502, body: { call: 'POST /api/product/add/' } });
    expect((await call('GET', inventoryEndpoints.trash)).body).toMatchObject([{ id: 2 }]);
  });

  test('leaves a deleted tag out of products here', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    await call('DELETE', `${tag}?id=tag-watch`);
    expect((await call<Product>('GET', `${productPath}?id=1`)).body.tags).not.toContain('tag-watch');
  });

  test('passes its rejections on', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    const { status, body } = await call('PATCH', productPath, { body: { id: 1, product: { sku: 'HP-W-0002' } } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'product.sku' }] });
    expect((await call('PATCH', productPath, renamed('x', 99_999))).status).toBe(404);
  });
});

describe('a failing store server', () => {
  test.each([
    ['store-server-failing', 502, { error: 'UPSTREAM FAILED', call: 'GET /api/product/getproducts/user-1', status: 500 }],
    ['store-server-wrong-shape', 502, { error: 'UPSTREAM SHAPE', call: 'GET /api/product/getproducts/user-1', status: 200 }],
    ['store-server-unauthorized', 401, { error: 'Unauthorized' }],
  ] as const)('%s: makes the list answer %d and name the call, until the server works again', async (scenario, status, body) => {
    const server = await storeServer(scenario);
    const { call } = await page(server.url);
    expect(await call('GET', products)).toEqual({ status, body });
    await server.mocks.setScenario('demo');
    expect((await call('GET', products)).status).toBe(200);
  });

  test('answers 502 when down, and nothing is lost', async () => {
    const server = await storeServer();
    const { call } = await page(server.url);
    await call('GET', products);
    await server.close();
    expect(await call('PATCH', productPath, renamed('x'))).toEqual({
      status: 502,
      body: { error: 'UPSTREAM UNREACHABLE', call: 'POST /api/product/update/', status: 0 },
    });
    expect((await call<Product>('GET', `${productPath}?id=1`)).body.name).toBe('Tidewater Harbor 40');
  });

  test.each<[string, RequestListener, object]>([
    ['a page instead of JSON', (_request, response) => response.end('<h1>Hello</h1>'), { error: 'UPSTREAM SHAPE', status: 200 }],
    [
      'a 404 that is no answer of the contract',
      (_request, response) => response.writeHead(404).end('gone'),
      { error: 'UPSTREAM FAILED', status: 404 },
    ],
    [
      'a connection that breaks',
      (_request, response) => void response.writeHead(200, { 'content-length': 10 }).end('[', () => response.destroy()),
      { error: 'UPSTREAM UNREACHABLE' },
    ],
  ])('answers %s with a 502 that names the call', async (_name, listener, failure) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { call } = await page(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { status, body } = await call('GET', products);
    expect(status).toBe(502);
    expect(body).toMatchObject({ ...failure, call: `GET ${upstreamEndpoints.products(buildUser().id)}` });
  });
});
