import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  authEndpoints,
  type AuthResponse,
  inventoryEndpoints,
  type Product,
  upstreamEndpoints,
  userEndpoints,
} from '@stockroom/contract';
import { expect, onTestFinished, test } from 'vitest';
import { demoCredentials } from '../index';
import { send, type CallOptions } from '../testing/client';
import { createMockServer, type MockServerOptions } from './mockServer';
import { MAX_BODY_BYTES } from './readRequest';

async function start(options: MockServerOptions = {}) {
  const server = await createMockServer({ delays: 'none', ...options });
  onTestFinished(() => server.close());
  const { body } = await send<AuthResponse>(server.url, 'POST', authEndpoints.signIn, { body: demoCredentials });
  const call = <T>(method: string, path: string, callOptions?: CallOptions) =>
    send<T>(server.url, method, path, { token: body.accessToken, ...callOptions });
  return { server, call };
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stockroom-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'deep', 'store.json');
}

test('mock server: answers over HTTP with the same handlers', async () => {
  const { call } = await start();
  expect(
    (await call<Product>('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Över HTTP' } } })).body.name,
  ).toBe('Över HTTP');
  expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name).toBe('Över HTTP');
  expect((await call('GET', inventoryEndpoints.products, { token: null })).status).toBe(401);
  expect(await call('GET', '/api/nothing')).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
  expect(await call('GET', '/')).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
});

test('mock server: keeps changes in a file over a restart', async () => {
  const dataFile = await temporaryFile();
  const { server, call } = await start({ dataFile });
  await call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Kept' } } });
  await server.close();
  expect(JSON.parse(await readFile(dataFile, 'utf8'))).toMatchObject({ head: { dataSet: 'demo' } });
  const again = await start({ dataFile });
  expect((await again.call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name).toBe('Kept');
});

test('mock server: renames a damaged file and never overwrites it', async () => {
  const dataFile = await temporaryFile();
  const first = await start({ dataFile });
  await first.call('PATCH', inventoryEndpoints.product, { body: { id: 1, product: { name: 'Kept' } } });
  await first.server.close();
  await writeFile(dataFile, '{"head":');
  const { call } = await start({ dataFile });
  expect((await call<Product>('GET', `${inventoryEndpoints.product}?id=1`)).body.name).toBe('Tidewater Harbor 40');
  expect(await readdir(join(dataFile, '..'))).toContain('store.json.damaged');
  expect(await readFile(`${dataFile}.damaged`, 'utf8')).toBe('{"head":');
});

test('mock server: accepts other origins with a token, and sends the safety headers always', async () => {
  const { server } = await start();
  const origin = 'http://localhost:4173';
  const preflight = await fetch(`${server.url}${upstreamEndpoints.update}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  const answer = await fetch(`${server.url}/api/nothing`, { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('mock server: refuses a body that is too large', async () => {
  const { call } = await start();
  expect(await call('POST', inventoryEndpoints.product, { text: ' '.repeat(MAX_BODY_BYTES + 1) })).toEqual({
    status: 413,
    body: { error: 'TOO LARGE' },
  });
});

test('mock server: drops the connection when offline', async () => {
  const { server, call } = await start();
  await server.mocks.setScenario('offline');
  await expect(call('GET', userEndpoints.user)).rejects.toThrow('fetch failed');
});

test('mock server: closes with a call pending', async () => {
  const { server, call } = await start({ scenario: 'loading' });
  const waiting = call('GET', inventoryEndpoints.products).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await server.close();
  expect(await waiting).toBe('fetch failed');
});

test('mock server: rejects when the port is taken', async () => {
  const { server } = await start();
  await expect(createMockServer({ port: Number(new URL(server.url).port) })).rejects.toThrow('EADDRINUSE');
});
