import type { FileItem } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { buildFile } from '../testing/buildFile';
import { hasKind, kindOf } from './fileKind';
import { naturalCollator, orderFiles } from './fileOrder';

const names = (items: readonly FileItem[]) => items.map(({ name }) => name);

test('orderFiles: sorts names with numbers naturally, in the order of the language', () => {
  const files = ['Fatura 10', 'Fatura 9', 'İade', 'Iskarta', 'Çizelge', 'Dosya'].map((name) => buildFile(name));
  expect(names(orderFiles(files, 'name', 'asc', naturalCollator('tr')))).toEqual([
    'Çizelge',
    'Dosya',
    'Fatura 9',
    'Fatura 10',
    'Iskarta',
    'İade',
  ]);
});

test('orderFiles: sorts sizes and dates by value, and equal values by name', () => {
  const files = [buildFile('b', { size: 900 }), buildFile('c', { size: 87_000 }), buildFile('a', { size: 900 })];
  expect(names(orderFiles(files, 'size', 'desc', naturalCollator('en')))).toEqual(['c', 'a', 'b']);
  const days = [buildFile('new', { modifiedAt: '2026-02-01T00:00:00.000Z' }), buildFile('old')];
  expect(names(orderFiles(days, 'modified', 'asc', naturalCollator('en')))).toEqual(['old', 'new']);
});

test.each([
  ['image/png', 'picture'],
  ['text/csv', 'table'],
  ['text/plain', 'text'],
  ['application/pdf', 'document'],
  ['audio/mpeg', 'media'],
  ['application/zip', 'other'],
] as const)('kindOf: maps %s to %s', (mime, kind) => {
  expect(kindOf({ mime })).toBe(kind);
  expect(hasKind(buildFile('x', { mime }), kind)).toBe(true);
  expect(hasKind(buildFile('x', { mime, type: 'folder' }), 'media')).toBe(true);
});
