import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServer } from './createAppServer.mjs';

const csp = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const headers = { 'Content-Security-Policy': csp, 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };
const page =
  '<!doctype html><script type="application/json" id="stockroom-config">{"apiHost":"","demo":true}</script><p>Hello</p>';
const script = 'export const answer = 42;';
const folder = mkdtempSync(join(tmpdir(), 'stockroom-server-'));
const dist = join(folder, 'dist');
let server;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers));
  writeFileSync(join(dist, 'worker.js'), 'self;');
  writeFileSync(join(dist, 'assets/main-a1b2c3d4.js'), script);
  mkdirSync(join(dist, 'i18n'));
  writeFileSync(join(dist, 'i18n/en.json'), '{"common":{}}');
  writeFileSync(join(dist, 'assets/main-a1b2c3d4.js.br'), brotliCompressSync(script));
  server = await start({ dist, config: { apiHost: 'https://api.shop.example/v1', note: '</script><b>' }, beside: folder });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('files', () => {
  it('sends the encoding that the build made, with a permanent caching header', async () => {
    const answer = await sendRequest('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' },
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });
  it('sends the plain file to clients without encodings', async () => {
    const answer = await sendRequest('/assets/main-a1b2c3d4.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(script);
  });
  it('makes clients revalidate an unhashed file, and answers 304 when it is unchanged', async () => {
    const first = await sendRequest('/worker.js');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(await sendRequest('/worker.js', { 'if-none-match': first.headers.etag })).toMatchObject({ status: 304 });
  });
  it('survives the removal of a file while it runs', async () => {
    const file = join(dist, 'assets/late-a1b2c3d4.js');
    writeFileSync(file, script);
    const late = await start({ dist });
    rmSync(file);
    await expect(sendRequest('/assets/late-a1b2c3d4.js', {}, 'GET', late)).rejects.toThrow();
    expect(await sendRequest('/worker.js', {}, 'GET', late)).toMatchObject({ status: 200 });
    late.close();
  });
  it('sends the languages of the build, and those that a shop adds while it runs', async () => {
    expect(await sendRequest('/i18n/de.json')).toMatchObject({ status: 404 });
    mkdirSync(join(folder, 'i18n'));
    writeFileSync(join(folder, 'i18n/de.json'), '{"common":{"close":"Schließen"}}');
    const added = await sendRequest('/i18n/de.json');
    expect(added).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('application/json'), 'cache-control': 'no-cache' },
    });
    expect(JSON.parse(added.body.toString())).toEqual({ common: { close: 'Schließen' } });
    expect((await sendRequest('/i18n/en.json')).status).toBe(200);
  });
  it.each(['/secret.txt', '/i18n/../secret.json', '/i18n/..%2fsecret.json', '/i18n/a/b.json', '/i18n/xx.json'])(
    'does not serve %s from the folder beside it',
    async (path) => {
      writeFileSync(join(folder, 'secret.json'), '"secret"');
      expect((await sendRequest(path)).status).toBe(404);
    },
  );
  it.each(['/assets/gone-00000000.js', '/favicon.gone', '/api/common/user', '/headers.json', '/assets/main-a1b2c3d4.js.br'])(
    'answers %s with 404, not with the page',
    async (path) => {
      const answer = await sendRequest(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('Hello');
    },
  );
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/../../secret.txt',
  ])('serves nothing outside the build for %s', async (path) => {
    const answer = await sendRequest(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });
  it.each(['/%', '/%00', '/a%ff'])('rejects %s as a bad request', async (path) => {
    expect((await sendRequest(path)).status).toBe(400);
  });
});

describe('page', () => {
  it.each(['/', '/index.html', '/sign-in', '/apps/ecommerce/inventory?search=a.b', '/unknown/path'])(
    'is sent for %s',
    async (path) => {
      const answer = await sendRequest(path);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      });
      expect(answer.body.toString()).toContain('Hello');
    },
  );
  it('contains the configuration of this host, which cannot break out of its block', async () => {
    const html = (await sendRequest('/')).body.toString();
    const text = /id="stockroom-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ apiHost: 'https://api.shop.example/v1', demo: true, note: '</script><b>' });
  });
  it('is compressed, and not sent again when it is unchanged', async () => {
    const answer = await sendRequest('/sign-in', { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' });
    expect(brotliDecompressSync(answer.body).toString()).toContain('Hello');
    expect(await sendRequest('/', { 'if-none-match': answer.headers.etag })).toMatchObject({ status: 304 });
    expect((await sendRequest('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });
});

describe('every response', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/assets/main-a1b2c3d4.js'],
    ['GET', '/gone.js'],
    ['GET', '/%'],
    ['POST', '/'],
    ['HEAD', '/sign-in'],
  ])('has the security headers for %s %s', async (method, path) => {
    const answer = await sendRequest(path, {}, method);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(answer.headers['content-security-policy']).toBe(
      csp.replace("connect-src 'self'", "connect-src 'self' https://api.shop.example"),
    );
  });
  it('has no body for HEAD', async () => {
    for (const path of ['/', '/assets/main-a1b2c3d4.js']) {
      const answer = await sendRequest(path, {}, 'HEAD');
      expect([answer.status, answer.body.length, Number(answer.headers['content-length']) > 0]).toEqual([200, 0, true]);
    }
  });
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('has status 405 for %s', async (method) => {
    expect(await sendRequest('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

it('names the missing file when the app is not built', () => {
  expect(() => createAppServer({ dist: join(folder, 'nothing') })).toThrow(/npm run build/);
});

function start(options) {
  const made = createAppServer(options);
  return new Promise((settle) => made.listen(0, '127.0.0.1', () => settle(made)));
}

/** Sends a request by plain `http`, since `fetch` would normalise the path first. */
function sendRequest(path, sent = {}, method = 'GET', at = server) {
  return new Promise((settle, refuse) => {
    const call = request({ host: '127.0.0.1', port: at.address().port, path, method, headers: sent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', refuse);
      answer.on('end', () => settle({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    call.on('error', refuse).end();
  });
}
