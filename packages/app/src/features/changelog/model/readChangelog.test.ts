import { expect, test } from 'vitest';
import { findChanges, readChangelog } from './readChangelog';

test('versions come with their days and changes', () => {
  const versions = readChangelog(
    '# Changelog\n\n## 0.2.0 — 2026-03-01\n\n- One\n  goes on\n- Two\n\n## 0.1.0 — unreleased\n- Three\n',
  );
  expect(versions.map(({ name, date, changes }) => [name, date, changes.length])).toEqual([
    ['0.2.0', '2026-03-01', 2],
    ['0.1.0', null, 1],
  ]);
  expect(versions[0]?.changes[0]).toEqual({ at: 0, markdown: 'One goes on' });
});

test('what is no changelog has no versions', () => {
  expect(readChangelog('')).toEqual([]);
  expect(readChangelog('- a change of no version')).toEqual([]);
});

test('changes are found by all their words, across code and strong ones', () => {
  const versions = readChangelog('## 2 — 2026-03-01\n- Press `?` for **all** keys\n- Other\n## 1\n- Keys\n');
  const found = (search: string) =>
    findChanges(versions, search, (text) => text.toLowerCase()).map(({ name, changes }) => [name, changes.length]);
  expect(found('')).toEqual([
    ['2', 2],
    ['1', 1],
  ]);
  expect(found('ALL keys')).toEqual([['2', 1]]);
  expect(found('nowhere')).toEqual([]);
});
