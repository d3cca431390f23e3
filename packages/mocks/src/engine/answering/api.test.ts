import {
  authEndpoints,
  chatEndpoints,
  feedsEndpoints,
  inventoryEndpoints,
  navigationEndpoints,
  type Product,
  type ProductPage,
  searchEndpoints,
  shortcutsEndpoints,
  userEndpoints,
} from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { demoCredentials, scenarioList, type ScenarioName } from '../../index';
import { createClient, createClock, type Client } from '../../testing/client';

const { products } = inventoryEndpoints;

async function scenario(name: ScenarioName, options: Parameters<typeof createClient>[0] = {}): Promise<Client> {
  const client = await createClient(options);
  await client.mocks.setScenario(name);
  return client;
}

describe('unknown calls', () => {
  test.each(['/api/nothing', '/api/auth/nothing', '/api/apps/ecommerce/inventory/products/1/2', '/api/'])(
    'answer %s with 404',
    async (path) => {
      const { call } = await createClient();
      expect(await call('GET', path)).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
    },
  );

  test('answer 404 for a known path with another method', async () => {
    const { call } = await createClient();
    expect(await call('DELETE', products)).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
  });

  test('leave paths outside /api alone', async () => {
    const { mocks } = await createClient();
    expect(await mocks.respond(new Request('http://stockroom.test/assets/app.js'))).toBeUndefined();
  });
});

describe('scenarios', () => {
  test.each([
    ['demo', 68],
    ['empty', 0],
    ['products-10000', 10_000],
    ['products-100000', 100_000],
    ['hostile-text', 88],
  ] as const)('%s: has %d products in the home store', async (name, length) => {
    const { call } = await scenario(name);
    expect((await call<ProductPage>('GET', products)).body.pagination).toMatchObject({ length });
  });

  test.each(['en', 'tr'] as const)('have distinct titles in %s', (language) => {
    const scenarioTitles = scenarioList.map(({ title }) => title[language]);
    expect(scenarioTitles.filter((titleText) => titleText.trim() === '')).toEqual([]);
    expect(new Set(scenarioTitles).size).toBe(scenarioTitles.length);
  });

  test('failing: answers 500 in the inventory only', async () => {
    const { call } = await scenario('failing');
    expect(await call('GET', products)).toEqual({ status: 500, body: { error: 'SERVER ERROR' } });
    expect((await call('GET', userEndpoints.user)).status).toBe(200);
  });

  test('all-failing: answers 500 everywhere', async () => {
    const { call } = await scenario('all-failing');
    expect((await call('POST', authEndpoints.signIn, { body: demoCredentials })).status).toBe(500);
  });

  test('flaky-30: fails three calls of ten, and a failed write changes nothing', async () => {
    const chances = [0.1, 0.29, 0.3, 0.9];
    const { call, mocks } = await scenario('flaky-30', { random: () => chances.shift() ?? 0.5 });
    const change = (name: string) => call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name } } });
    const statuses = [];
    for (const name of ['one', 'two', 'three', 'four']) statuses.push((await change(name)).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    await mocks.setScenario('demo');
    expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name).toBe('four');
  });

  test('forbidden: answers 401 to protected calls, but not to sign-in', async () => {
    const { call } = await scenario('forbidden');
    expect((await call('GET', products)).status).toBe(401);
    expect((await call('POST', authEndpoints.signIn, { body: demoCredentials })).status).toBe(200);
  });

  test('offline: rejects as fetch does without a network', async () => {
    const { call } = await scenario('offline');
    await expect(call('GET', products)).rejects.toThrow('fetch failed');
  });

  test('loading: never answers a list, until the caller aborts', async () => {
    const { mocks, token } = await scenario('loading');
    const giveUp = new AbortController();
    const request = new Request(`http://stockroom.test${products}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    const answer = mocks.respond(request);
    giveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  test.each([
    ['slow', 3000],
    ['hanging', 5000],
    ['out-of-order', 750],
  ] as const)('%s: delays an answer', async (name, expected) => {
    const waits: number[] = [];
    const { call } = await scenario(name, { wait: async (ms) => void waits.push(ms) });
    await call('GET', products);
    expect(waits.at(-1)).toBe(expected);
  });

  test('keep changed data with the same data set, which reset discards', async () => {
    const { call, mocks } = await createClient();
    await call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Mine' } } });
    await mocks.setScenario('slow');
    await mocks.setScenario('demo');
    const read = async () => (await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name;
    expect(await read()).toBe('Mine');
    await mocks.reset();
    expect(await read()).toBe('Tidewater Harbor 40');
  });

  test('can be set at the start', async () => {
    const { call } = await createClient({ scenario: 'products-10000' });
    expect((await call<ProductPage>('GET', products)).body.pagination).toMatchObject({ length: 10_000 });
  });
});

describe('scenarios of a domain', () => {
  const calls = {
    navigation: ['GET', navigationEndpoints.navigation],
    messages: ['GET', feedsEndpoints.messages],
    notifications: ['GET', feedsEndpoints.notifications],
    shortcuts: ['GET', shortcutsEndpoints.shortcuts],
    search: ['POST', searchEndpoints.search],
    chat: ['GET', chatEndpoints.chats],
    user: ['GET', userEndpoints.user],
  } as const;
  type Name = keyof typeof calls;
  const names = Object.keys(calls) as Name[];
  const callByName = ({ call }: Client, name: Name) => {
    const [method, path] = calls[name];
    return call(method, path, method === 'POST' ? { body: { query: 'a' } } : {});
  };

  test.each(names)('%s-failing: fails its calls only', async (name) => {
    const client = await scenario(`${name}-failing`);
    const statuses = await Promise.all(names.map(async (each) => [each, (await callByName(client, each)).status]));
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(names.map((each) => [each, each === name ? 500 : 200])));
  });

  test.each(names)('%s-slow: delays its answers only, by 3 seconds', async (name) => {
    const waits: number[] = [];
    const client = await scenario(`${name}-slow`, { wait: async (ms) => void waits.push(ms) });
    waits.length = 0;
    for (const each of names) await callByName(client, each);
    expect(waits).toEqual(names.map((each) => (each === name ? 3000 : 0)));
  });

  test.each(names)('%s-silent: never answers its reads, until the caller aborts', async (name) => {
    const client = await scenario(`${name}-silent`);
    const giveUp = new AbortController();
    const [method, path] = calls[name];
    const request = new Request(`http://stockroom.test${path}`, {
      method,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{"query":"a"}' }),
      signal: giveUp.signal,
    });
    const answer = client.mocks.respond(request);
    for (const other of names.filter((each) => each !== name)) expect((await callByName(client, other)).status).toBe(200);
    giveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  test('name their domain, so that a panel can group them', () => {
    for (const name of names) {
      const own = scenarioList.filter(({ domain }) => domain === name).map((each) => each.name);
      expect(own).toEqual(expect.arrayContaining([`${name}-slow`, `${name}-failing`, `${name}-silent`]));
    }
  });

  test.each([
    ['no-store', { homeStoreId: 0, storeAssociates: [] }],
    ['one-store', { homeStoreId: 1, storeAssociates: [{ store: { storeId: 1 } }] }],
    ['nameless', { name: '', firstName: '', lastName: '', avatar: null }],
    ['long-names', { storeAssociates: [{ store: { address: '', zip: '' } }, { store: { storeId: 2 } }] }],
  ] as const)('%s: changes the user from sign-in on', async (name, expected) => {
    const { call } = await scenario(name);
    expect((await call('POST', authEndpoints.signIn, { body: demoCredentials })).body).toMatchObject({ user: expected });
    expect((await call('GET', userEndpoints.user)).body).toMatchObject(expected);
  });
});

describe('data sets', () => {
  test('show their initial data and keep the settings', async () => {
    const { call, mocks } = await createClient();
    await mocks.settings.set({ failing: 'messages', extraDelayMs: 5 });
    await call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Mine' } } });
    await mocks.setDataSet('demo');
    expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name).toBe('Tidewater Harbor 40');
    await mocks.setDataSet('empty');
    expect(await mocks.dataSet()).toBe('empty');
    expect((await call<ProductPage>('GET', products)).body.pagination).toMatchObject({ length: 0 });
    expect((await call('GET', feedsEndpoints.messages)).status).toBe(500);
    expect(await mocks.settings.get()).toMatchObject({ failing: 'messages', extraDelayMs: 5 });
  });
});

describe('settings', () => {
  test('reject every token so far, until the next sign-in', async () => {
    const { call, mocks, clock } = await createClient();
    await mocks.expireTokens();
    expect((await call('GET', products)).status).toBe(401);
    clock.advance(1);
    const { body } = await call<{ accessToken: string }>('POST', authEndpoints.signIn, { body: demoCredentials });
    expect((await call('GET', products, { token: body.accessToken })).status).toBe(200);
  });

  test('reject tokens from before an instant, as when they expire', async () => {
    const { call, mocks, clock } = await createClient();
    clock.advance(60_000);
    await mocks.settings.set({ tokensValidFrom: clock.now() });
    expect((await call('GET', products)).status).toBe(401);
    const { body } = await call<{ accessToken: string }>('POST', authEndpoints.signIn, { body: demoCredentials });
    expect((await call('GET', products, { token: body.accessToken })).status).toBe(200);
  });

  test('count the delay from the arrival of the call', async () => {
    const clock = createClock();
    const waits: number[] = [];
    const { call } = await createClient({ delays: 'specified', now: clock.now, wait: async (ms) => void waits.push(ms) });
    await call('GET', products);
    expect(waits.at(-1)).toBe(300);
  });
});

test('createMocks: rejects a secret that is too short', async () => {
  await expect(createClient({ secret: 'short' })).rejects.toThrow('32');
});

test('import: makes 10,000 products findable in the list', async () => {
  const { call } = await createClient({ scenario: 'empty' });
  for (let index = 0; index < 20; index += 1) {
    const add = Array.from({ length: 500 }, (_unused, at) => ({
      name: `Import ${index * 500 + at}`,
      sku: `I-${index * 500 + at}`,
    }));
    await call('POST', inventoryEndpoints.imports, { body: { importId: 'large', index, add, update: [] } });
  }
  expect((await call<ProductPage>('GET', `${products}?search=i-9999`)).body).toMatchObject({
    products: [{ name: 'Import 9999' }],
    pagination: { length: 1 },
  });
  expect((await call<ProductPage>('GET', products)).body.pagination).toMatchObject({ length: 10_000 });
});
