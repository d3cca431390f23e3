import { expect, test } from 'vitest';
import { paths } from './paths';
import { scrumboardPaths } from './scrumboard/scrumboardPaths';

test('every path is the API’s and names one thing', () => {
  const plain = [paths.auth, paths.common, paths.chat, paths.inventory, paths.pages, scrumboardPaths].flatMap((group) =>
    Object.values<string>(group),
  );
  const all = [
    ...plain,
    paths.real.update,
    paths.real.add,
    paths.real.products('u'),
    paths.real.delete(1),
    paths.real.countries(1),
    paths.real.brands(1),
    paths.real.styles(1),
  ];
  expect(all.every((path) => path.startsWith('/api/'))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

test('an id can not leave its place in a path', () => {
  expect(paths.real.products('../a/b?c#d')).toBe('/api/product/getproducts/..%2Fa%2Fb%3Fc%23d');
});
