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
  // Random bytes stay as they are when they are compressed.
  writeFileSync(join(dist, 'main.js'), randomBytes(1000));
  writeFileSync(join(dist, 'shared.js'), randomBytes(2000));
  writeFileSync(join(dist, 'list.js'), randomBytes(4000));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const check = (budget) => checkBudgets(dist, [{ name: 'Page', ...budget }]);

it('counts what a source imports statically, and what is shared once', () => {
  expect(check({ max: 3100, roots: ['^index'] }).faults).toEqual([]);
  expect(check({ max: 7100, roots: ['^index', 'List'] }).faults).toEqual([]);
});
it('says what is over its budget, and the largest files', () => {
  expect(check({ max: 2900, roots: ['^index'] }).faults).toEqual([
    expect.stringMatching(/Page: 3\.0 KB .* 2\.9 KB allowed.*shared\.js/),
  ]);
});
it('leaves out what has arrived already', () => {
  expect(check({ max: 4100, roots: ['List'], without: ['^index'] }).faults).toEqual([]);
});
it('says what came along that should come later', () => {
  expect(check({ max: 7100, roots: ['List'], later: ['_shared'] }).faults).toEqual([
    expect.stringContaining('shared.js must come later'),
  ]);
  expect(check({ max: 7100, roots: ['_shared'], later: ['List'] }).faults).toEqual([]);
  expect(check({ max: 7100, roots: ['List'], later: ['Gone'] }).faults).toEqual([expect.stringContaining('Gone')]);
});
it('fails for a source that is not in the build, and for a build without a manifest', () => {
  expect(check({ max: 1, roots: ['Gone'] }).faults).toEqual([expect.stringContaining('nothing in the build is called Gone')]);
  expect(checkBudgets(join(dist, 'none')).faults).toHaveLength(1);
});
