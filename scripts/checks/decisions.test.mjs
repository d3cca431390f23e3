import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from './files.mjs';

const root = resolve(import.meta.dirname, '../..');

it('decisions: every cited decision exists, under a unique number', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).flatMap((name) => /^\d{3}/.exec(name) ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
  const files = ['packages', 'scripts', 'docs', '.storybook'].flatMap((folder) => filesUnder(root, folder));
  const missing = files
    .filter((path) => /\.(tsx?|mjs|md)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/decision (\d{3})/g)]
        .filter(([, number]) => !numbers.includes(number))
        .map(([cited]) => `${path}: ${cited}`),
    );
  expect(missing).toEqual([]);
});

it('decisions: the index links every decision', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readdirSync(folder).filter((name) => /^\d{3}/.test(name) && !index.includes(`](${name})`))).toEqual([]);
});
