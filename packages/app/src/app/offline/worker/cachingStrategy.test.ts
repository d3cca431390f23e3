import { describe, expect, it, test } from 'vitest';
import { type RequestFacts, cachingStrategyFor } from './cachingStrategy';

const OWN = 'https://shop.example';
const rule = (path: string, asked: Partial<RequestFacts> = {}) =>
  cachingStrategyFor(
    { method: 'GET', url: new URL(path, OWN).href, mode: 'cors', destination: '', cache: 'default', ...asked },
    OWN,
  );
const visit = { mode: 'navigate', destination: 'document' } as const;

describe('cachingStrategyFor a call', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])('returns call for %s', (method) => {
    expect(rule('/api/common/user', { method })).toBe('call');
  });
  test('returns call for the store server that a shop has configured', () => {
    expect(rule('https://api.shop.example/v1/api/product/update/', { method: 'POST' })).toBe('call');
  });
  test('returns pass for a navigation to the URL of a call', () => {
    expect(rule('/api/common/user', visit)).toBe('pass');
  });
  test.each(['image', 'script', 'style', 'font'] as const)('returns pass for a %s', (destination) => {
    expect(rule('/api/common/user', { destination })).toBe('pass');
  });
});

describe('cachingStrategyFor the page', () => {
  test.each(['/', '/index.html', '/sign-in', '/apps/ecommerce/inventory?search=a.b', '/unknown/path'])(
    'returns page for %s',
    (path) => {
      expect(rule(path, visit)).toBe('page');
    },
  );
  test.each(['/assets/none', '/headers.json', '/i18n', '/media/a.svg', '/x.pdf'])('tells %s apart from a file', (path) => {
    expect(rule(path, visit)).toBe(path === '/i18n' ? 'page' : 'pass');
  });
  it('returns pass for the content of a frame', () => {
    expect(rule('/sign-in', { mode: 'navigate', destination: 'iframe' })).toBe('pass');
  });
  it('returns pass for the check whether the server is reachable', () => {
    expect(rule('/', { cache: 'no-store' })).toBe('pass');
  });
});

describe('cachingStrategyFor a file', () => {
  test.each([
    ['/assets/index-BrniC9bC.js', 'asset'],
    ['/assets/inter-latin-wght-normal-Dx4kXJAl.woff2', 'asset'],
    ['/assets/pdf/openjpeg_nowasm_fallback.js', 'file'],
    ['/media/products/watch.svg', 'file'],
    ['/covers/1.svg', 'file'],
    ['/icons/icon-192.png', 'file'],
    ['/favicon.svg', 'file'],
    ['/manifest.webmanifest', 'file'],
    ['/i18n/de.json', 'fresh'],
    ['/headers.json', 'pass'],
    ['/worker.js', 'pass'],
  ])('maps %s to %s', (path, expected) => {
    expect(rule(path)).toBe(expected);
  });
  it("returns fresh for a language's texts, also when they bypass the HTTP cache", () => {
    expect(rule('/i18n/de.json', { cache: 'no-store' })).toBe('fresh');
  });
  it('returns pass for other origins and other methods', () => {
    expect(rule('https://elsewhere.example/assets/index-BrniC9bC.js')).toBe('pass');
    expect(rule('/assets/index-BrniC9bC.js', { method: 'HEAD' })).toBe('pass');
  });
});
