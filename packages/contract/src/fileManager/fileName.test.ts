import { expect, test } from 'vitest';
import { allowedFileName, FILE_NAME_BYTES, fileNameIssue, freeFileName, nameParts } from './fileName';

test.each([
  ['Price list.xlsx', null],
  ['  Fiyat listesi  ', null],
  ['.profile', null],
  ['腕時計', null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['.', 'reserved'],
  ['..', 'reserved'],
  ['CON', 'reserved'],
  ['nul.txt', 'reserved'],
  ['Lpt1', 'reserved'],
  ['a/b', 'signs'],
  ['a\\b', 'signs'],
  ['<img src=x>', 'signs'],
  ['tab\there', 'signs'],
  ['photo\u202egpj.exe', 'signs'],
  ['ends.', 'ending'],
  ['é'.repeat(128), 'long'],
  ['a'.repeat(255), null],
] as const)('fileNameIssue: maps %j to %s', (name, issue) => {
  expect(fileNameIssue(name)).toBe(issue);
});

test('allowedFileName: turns any name on a disk into a valid one', () => {
  for (const name of ['a/b', 'CON', '..', '', 'x.', '<b>.html', `${'👩‍👩‍👧'.repeat(40)}.jpg`, 'tab\t.txt']) {
    expect(fileNameIssue(allowedFileName(name))).toBeNull();
  }
  expect(allowedFileName(`${'a'.repeat(400)}.jpg`)).toBe(`${'a'.repeat(251)}.jpg`);
});

test('nameParts: splits a name at its last dot', () => {
  expect(nameParts('a.tar.gz')).toEqual({ base: 'a.tar', ending: '.gz' });
  expect(nameParts('.profile')).toEqual({ base: '.profile', ending: '' });
  expect(nameParts('Dr. Who notes')).toEqual({ base: 'Dr. Who notes', ending: '' });
});

test('freeFileName: numbers a taken name before its extension, within the limit', () => {
  const taken = new Set(['a.txt', 'a (2).txt']);
  expect(freeFileName('a.txt', (name) => taken.has(name))).toBe('a (3).txt');
  const long = 'a'.repeat(FILE_NAME_BYTES);
  expect(freeFileName(long, (name) => name === long)).toBe(`${'a'.repeat(FILE_NAME_BYTES - 4)} (2)`);
});
