import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALE_TYPES } from '../checks/translations/localeTypes.mjs';
import { checkTranslations } from '../checks/translations/translations.mjs';
import { bin, root } from '../lib/paths.mjs';
import { makeArea } from './makeArea.mjs';
import { readArea, rename } from './names.mjs';

/** A copy of the templates and of the files that change. */
const tree = mkdtempSync(join(tmpdir(), 'stockroom-new-area-'));
const { area } = readArea(['loan-cars', 'loan-car', 'Loan cars', 'Loan car', 'İkame araçlar', 'İkame araç']);
let made;
const read = (path) => readFileSync(join(tree, path), 'utf8');
const run = (tool, args) => spawnSync(join(bin, tool), args, { cwd: tree, encoding: 'utf8' });

beforeAll(() => {
  for (const path of ['contract/src', 'mocks/src', 'app/src', 'app/e2e']) {
    cpSync(join(root, 'packages', path), join(tree, 'packages', path), { recursive: true });
  }
  for (const path of ['.', 'packages/contract', 'packages/mocks', 'packages/app']) {
    mkdirSync(join(tree, path), { recursive: true });
    symlinkSync(join(root, path, 'node_modules'), join(tree, path, 'node_modules'));
  }
  for (const path of ['tsconfig.base.json', '.oxlintrc.json', '.oxfmtrc.json', 'scripts/lint']) {
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  made = makeArea(tree, area);
  run('oxfmt', made.made);
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('new area: has at most 18 files and 900 lines, and no traces of the gift cards', () => {
  const texts = made.made.map(read);
  expect(made.made.length).toBeLessThanOrEqual(18);
  expect(texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(900);
  for (const text of [...made.made, ...texts]) expect(text).not.toMatch(/gift.?card|hediye/i);
});

test('new area: is named once in each list, in order, and in no other shared file', () => {
  expect(made.changed).toEqual(['packages/contract/src/index.ts', 'packages/mocks/src/domains.ts', LOCALE_TYPES]);
  const places = (path, pattern) => [...read(path).matchAll(pattern)].map(([, name]) => name);
  const lists = [
    places('packages/contract/src/index.ts', /from '\.\/(\w+)'/g),
    places('packages/mocks/src/domains.ts', /from '\.\/(\w+)\//g),
  ];
  for (const names of lists) {
    expect(names.filter((name) => name === 'loanCars')).toHaveLength(1);
    expect(names).toEqual(names.toSorted());
  }
});

test('new area: passes the type check', () => {
  const paths = {
    '#*': ['./packages/app/src/*'],
    '@stockroom/contract': ['./packages/contract/src/index.ts'],
    '@stockroom/mocks': ['./packages/mocks/src/index.ts'],
  };
  const options = { noEmit: true, composite: false, declaration: false, emitDeclarationOnly: false };
  const compilerOptions = { ...options, types: ['vite/client', 'node'], paths };
  const include = ['packages/**/*.d.ts', ...made.made, ...made.changed];
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }));
  expect(run('tsc', ['-p', '.']).stdout).toBe('');
}, 120_000);

test("new area: keeps to the project's rules in its code, editor, mocks and texts", () => {
  const code = made.made.filter((path) => /\.tsx?$/.test(path));
  expect(run('oxlint', ['--deny-warnings', ...code])).toMatchObject({ status: 0 });
  expect(checkTranslations(tree)).toEqual([]);
}, 30_000);

test('new area: overwrites nothing', () => {
  const before = read('packages/mocks/src/domains.ts');
  expect(makeArea(tree, area)).toMatchObject({ problem: expect.stringContaining('loanCars is there already') });
  const other = readArea(['address-books', 'contact']).area;
  expect(makeArea(tree, other)).toMatchObject({ problem: expect.stringContaining('contacts/contact.ts is there already') });
  expect(read('packages/mocks/src/domains.ts')).toBe(before);
});

test.each([
  [[]],
  [['Gift Cards']],
  [['../etc', 'x']],
  [['classes', 'class']],
  [['news', 'news']],
  [['tables', 'table', "Bob's"]],
])('new area: rejects the name %j', (given) => {
  expect(readArea(given)).toEqual({ problem: expect.stringMatching(/is no name|both called|can't be/) });
});

test('new area: derives omitted names from the given ones', () => {
  expect(readArea(['price-lists']).area).toEqual({
    plural: 'price-lists',
    singular: 'price-list',
    words: { en: ['Price lists', 'Price list'], tr: ['Price lists', 'Price list'] },
  });
  expect(readArea(['companies']).area.singular).toBe('company');
});

test('new area: writes its name in the forms of code, URL and language', () => {
  expect(rename('GIFT_CARD GiftCards giftCard gift-cards-empty "Gift card" gift cards Hediye kartı hediye kartları', area)).toBe(
    'LOAN_CAR LoanCars loanCar loan-cars-empty "Loan car" loan cars İkame araç ikame araçlar',
  );
});
