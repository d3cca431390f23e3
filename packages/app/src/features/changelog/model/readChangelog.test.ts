import { expect, test } from 'vitest';
import { changelogs } from './changelogFiles';
import { countChanges, findChanges, readChangelog } from './readChangelog';

test('readChangelog: reads versions with their dates, areas and changes', () => {
  const versions = readChangelog(
    '# Changelog\n\nA line of what it is.\n\n## 0.2.0 — 2026-03-01\n\n### Boards\n\n- One\n  goes on\n- Two\n\n### Tasks\n\n## 0.1.0 — unreleased\n- Three\n',
  );
  expect(versions).toEqual([
    { name: '0.2.0', date: '2026-03-01', areas: [{ name: 'Boards', changes: ['One goes on', 'Two'] }] },
    { name: '0.1.0', date: null, areas: [{ name: null, changes: ['Three'] }] },
  ]);
  expect(countChanges(versions)).toBe(3);
});

test('readChangelog: finds no versions in other texts', () => {
  expect(readChangelog('')).toEqual([]);
  expect(readChangelog('- a change of no version')).toEqual([]);
});

test('findChanges: matches all words in a change and its area, across code and bold marks', () => {
  const versions = readChangelog('## 2 — 2026-03-01\n### Boards\n- Press `?` for **all** keys\n- Other\n## 1\n- Keys\n');
  const found = (search: string) =>
    findChanges(versions, search, (text) => text.toLowerCase()).map((version) => [version.name, countChanges([version])]);
  expect(found('')).toEqual([
    ['2', 2],
    ['1', 1],
  ]);
  expect(found('ALL keys')).toEqual([['2', 1]]);
  expect(found('boards')).toEqual([['2', 2]]);
  expect(found('boards keys')).toEqual([['2', 1]]);
  expect(found('nowhere')).toEqual([]);
});

test('changelog of the project: has the same changes in both languages', () => {
  const shape = (file: string) =>
    readChangelog(file).map(({ name, date, areas }) => ({ name, date, areas: areas.map(({ changes }) => changes.length) }));
  expect(shape(changelogs.tr)).toEqual(shape(changelogs.en));
  expect(countChanges(readChangelog(changelogs.en))).toBeGreaterThan(0);
});
