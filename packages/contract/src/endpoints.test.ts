import { expect, test } from 'vitest';
import * as contract from './index';
import { upstreamEndpoints } from './index';

const groups = Object.entries<unknown>(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .map(([, group]) => Object.values(group as Record<string, string | ((id: never) => string)>));

test('endpoints: start with /api/ and differ from each other', () => {
  const all = groups.flat().map((path) => (typeof path === 'string' ? path : path(1 as never)));
  expect(groups.length).toBeGreaterThan(1);
  expect(all.every((path) => path.startsWith('/api/'))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

test('endpoints: encode an id in a path', () => {
  expect(upstreamEndpoints.products('../a/b?c#d')).toBe('/api/product/getproducts/..%2Fa%2Fb%3Fc%23d');
});
