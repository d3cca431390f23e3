import { describe, expect, it, test } from 'vitest';
import { type RequestFacts, cachingStrategyFor } from './cachingStrategy';

const OWN = 'https://shop.example';
const rule = (path: string, asked: Partial<RequestFacts> = {}) =>
  cachingStrategyFor(
    { method: 'GET', url: new URL(path, OWN).href, mode: 'cors', destination: '', cache: 'default', ...asked },
    OWN,
  );
const visit = { mode: 'navigate', destination: 'document' } as const;

describe('calls', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s is left to who answers calls', (method) => {
    expect(rule('/api/common/user', { method })).toBe('call');
  });
  test('so is one to the store server that a shop has set', () => {
    expect(rule('https://api.shop.example/v1/api/product/update/', { method: 'POST' })).toBe('call');
  });
  test('an address of that kind that is opened is no call', () => {
    expect(rule('/api/common/user', visit)).toBe('pass');
  });
  test.each(['image', 'script', 'style', 'font'] as const)('nobody is asked for a %s', (destination) => {
    expect(rule('/api/common/user', { destination })).toBe('pass');
  });
});

describe('the page', () => {
  test.each(['/', '/index.html', '/sign-in', '/apps/ecommerce/inventory?search=a.b', '/unknown/path'])('%s', (path) => {
    expect(rule(path, visit)).toBe('page');
  });
  test.each(['/assets/none', '/headers.json', '/i18n', '/media/a.svg', '/x.pdf'])('%s is none', (path) => {
    expect(rule(path, visit)).toBe(path === '/i18n' ? 'page' : 'pass');
  });
  it('is not what a frame shows', () => {
    expect(rule('/sign-in', { mode: 'navigate', destination: 'iframe' })).toBe('pass');
  });
  it('is not what asks whether its server is there', () => {
    expect(rule('/', { cache: 'no-store' })).toBe('pass');
  });
});

describe('files', () => {
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
  ])('%s: %s', (path, expected) => {
    expect(rule(path)).toBe(expected);
  });
  it('the texts of a language are asked for past the browser’s own copy, and are kept all the same', () => {
    expect(rule('/i18n/de.json', { cache: 'no-store' })).toBe('fresh');
  });
  it('of others, and what is sent, are nobody’s to keep', () => {
    expect(rule('https://elsewhere.example/assets/index-BrniC9bC.js')).toBe('pass');
    expect(rule('/assets/index-BrniC9bC.js', { method: 'HEAD' })).toBe('pass');
  });
});
