import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBudgets } from './budgets.mjs';

const dist = mkdtempSync(join(tmpdir(), 'stockroom-budgets-'));
const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'], dynamicImports: ['src/List.tsx'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/List.tsx': { file: 'list.js', imports: ['_shared.js'] },
};

beforeAll(() => {
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  // Random bytes do not shrink when compressed.
  writeFileSync(join(dist, 'main.js'), randomBytes(1000));
  writeFileSync(join(dist, 'shared.js'), randomBytes(2000));
  writeFileSync(join(dist, 'list.js'), randomBytes(4000));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const check = (budget) => checkBudgets(dist, [{ name: 'Page', ...budget }]);

it('checkBudgets: counts static imports of a source, and shared files once', () => {
  expect(check({ max: 3100, roots: ['^index'] }).faults).toEqual([]);
  expect(check({ max: 7100, roots: ['^index', 'List'] }).faults).toEqual([]);
});
it('checkBudgets: reports an exceeded budget, and the largest files', () => {
  expect(check({ max: 2900, roots: ['^index'] }).faults).toEqual([
    expect.stringMatching(/Page: 3\.0 KB .* 2\.9 KB allowed.*shared\.js/),
  ]);
});
it('checkBudgets: leaves out sources already loaded', () => {
  expect(check({ max: 4100, roots: ['List'], without: ['^index'] }).faults).toEqual([]);
});
it('checkBudgets: reports early loading of sources that should come later', () => {
  expect(check({ max: 7100, roots: ['List'], later: ['_shared'] }).faults).toEqual([
    expect.stringContaining('shared.js must come later'),
  ]);
  expect(check({ max: 7100, roots: ['_shared'], later: ['List'] }).faults).toEqual([]);
  expect(check({ max: 7100, roots: ['List'], later: ['Gone'] }).faults).toEqual([expect.stringContaining('Gone')]);
});
it('checkBudgets: fails for a source missing from the build, and for a build without a manifest', () => {
  expect(check({ max: 1, roots: ['Gone'] }).faults).toEqual([expect.stringContaining('nothing in the build is called Gone')]);
  expect(checkBudgets(join(dist, 'none')).faults).toHaveLength(1);
});
