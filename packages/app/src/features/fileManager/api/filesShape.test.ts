import type { FileItem } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { buildFile } from '../testing/buildFile';
import { filesShape } from './filesShape';

const names = (items: readonly FileItem[]) => items.map(({ name }) => name);

test('filesShape: moves an item from one page to another, and keeps search results', () => {
  const page = { path: [], folders: [], files: [buildFile('a'), buildFile('b')], folderId: null, of: 'folder' as const };
  const target = { ...page, files: [], folderId: 'f' };
  const found = { ...page, of: 'found' as const };
  const moved = { ...buildFile('a'), folderId: 'f' };
  const move = (items: readonly FileItem[]) => [...items.filter(({ id }) => id !== 'a'), moved];
  expect(names(filesShape.change(page, move).files)).toEqual(['b']);
  expect(filesShape.change(target, move).files).toEqual([moved]);
  expect(names(filesShape.change(found, move).files)).toEqual(['b', 'a']);
  expect(filesShape.change(page, (items) => items)).toBe(page);
});
