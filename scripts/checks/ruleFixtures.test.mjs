import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { allowed, lintViolations, importViolations } from './ruleFixtures.mjs';

const root = resolve(import.meta.dirname, '../..');
/** A temporary tree with every violation in it, checked once by each tool. */
const tree = mkdtempSync(join(tmpdir(), 'stockroom-fixtures-'));
/** @type {Map<string, string>} rule and importing file → imported file */
const found = new Map();
/** @type {{ code: string, filename: string }[]} */
let lintFound = [];

const put = (file, text) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};
const run = (bin, args) => {
  const done = spawnSync(join(root, 'node_modules/.bin', bin), args, { cwd: tree, encoding: 'utf8', maxBuffer: 64e6 });
  return done.stdout.slice(done.stdout.indexOf('{'));
};

beforeAll(() => {
  cpSync(join(root, '.dependency-cruiser.mjs'), join(tree, '.dependency-cruiser.mjs'));
  for (const path of ['.oxlintrc.json', 'scripts/lint']) cpSync(join(root, path), join(tree, path), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(tree, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  put('package.json', '{ "name": "fixtures", "private": true }');
  for (const files of [...importViolations.map((fixture) => fixture.files), allowed]) {
    for (const [file, text] of Object.entries(files)) put(file, text);
  }
  for (const { file, text } of lintViolations) put(file, text);

  const cruised = JSON.parse(
    run('depcruise', ['packages', '.storybook', '--config', '.dependency-cruiser.mjs', '--output-type', 'json']),
  );
  for (const { rule, from, to } of cruised.summary.violations) found.set(`${rule.name} ${from}`, to);
  const files = lintViolations.map((fixture) => fixture.file);
  lintFound = JSON.parse(run('oxlint', ['--type-aware', '--deny-warnings', '--format', 'json', ...files])).diagnostics;
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('import rules', () => {
  it.each(config.forbidden.map((rule) => rule.name))('have a violation among the fixtures for %s', (name) => {
    expect(importViolations.map((fixture) => fixture.rule)).toContain(name);
  });

  it.each(importViolations.map((fixture) => [fixture.rule, Object.keys(fixture.files)[0]]))('report %s in %s', (rule, from) => {
    expect([...found.keys()]).toContain(`${rule} ${from}`);
  });

  it('report none of the allowed files', () => {
    const innocent = Object.keys(allowed);
    expect([...found.keys()].filter((key) => innocent.includes(key.split(' ')[1]))).toEqual([]);
  });
});

describe('linter rules of the project', () => {
  it.each(lintViolations.map((fixture) => [fixture.rule, fixture.file]))('report %s in %s', (rule, file) => {
    const rules = lintFound.filter((one) => one.filename.endsWith(file)).map((one) => one.code);
    expect(rules.map((code) => code.replace(/^.*\(([^)]+)\)$/, '$1'))).toContain(rule);
  });
});
