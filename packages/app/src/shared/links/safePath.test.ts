import { describe, expect, it } from 'vitest';
import { safeLink, safePath } from './safePath';

const origin = 'https://shop.example';

describe('safePath', () => {
  it.each(['/', '/apps/ecommerce/inventory', '/a?b=c&d=%2F%2Fevil', '/a#b', '/%2F%2Fevil.example', '/ç/ı'])(
    'accepts %s',
    (path) => {
      const safe = safePath(path, origin);
      expect(safe).not.toBeNull();
      expect(new URL(safe ?? '', origin).origin).toBe(origin);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' /a',
    'a',
    '',
    '?a',
    '#a',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
    ['/a'],
  ])('rejects %j', (value) => {
    expect(safePath(value, origin)).toBeNull();
  });

  it('never accepts a path that leaves this origin', () => {
    for (const start of ['/', '//', '/\\', '/./', '/../', '/%2f', '/%5c', '/@', '/:']) {
      for (const end of ['evil.example', '/evil.example', '\\evil.example', '@evil.example']) {
        const safe = safePath(start + end, origin);
        if (safe === null) continue;
        expect(new URL(safe, origin).origin).toBe(origin);
        expect(safe.startsWith('//')).toBe(false);
      }
    }
  });
});

describe('safeLink', () => {
  it('distinguishes internal paths from external addresses', () => {
    expect(safeLink('/apps', origin)).toEqual({ kind: 'own', path: '/apps' });
    expect(safeLink('https://maker.example/watch', origin)).toEqual({ kind: 'outside', href: 'https://maker.example/watch' });
    expect(safeLink('mailto:mina@example.test', origin)).toEqual({ kind: 'outside', href: 'mailto:mina@example.test' });
    expect(safeLink('tel:+12075550142', origin)).toEqual({ kind: 'outside', href: 'tel:+12075550142' });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//evil.example',
    'https:/\\evil.example',
  ])('rejects %j', (value) => {
    expect(safeLink(value, origin)).toBeNull();
  });
});
