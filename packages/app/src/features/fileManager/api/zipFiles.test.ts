import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { buildFile } from '../testing/buildFile';
import { filesWithin, zipFiles } from './zipFiles';

const folder = buildFile('Kış / yaz', { id: 'f', type: 'folder', contents: { folders: 1, files: 2 } });
const empty = buildFile('Boş', { id: 'e', type: 'folder', contents: { folders: 0, files: 0 } });
const calls = {
  fetchContent: (id: string) =>
    id === 'gone.txt'
      ? Promise.reject(new ApiError('notFound', { call: 'GET /x', status: 404 }))
      : Promise.resolve(new Blob([`in ${id}`])),
  fetchFiles: ({ folderId }: { folderId: string | null }) =>
    Promise.resolve({
      of: 'folder' as const,
      folderId,
      path: [],
      folders: folderId === 'f' ? [folder, empty] : [],
      files: folderId === 'f' ? [buildFile('İç.txt'), buildFile('photo\u202egpj.exe')] : [],
    }),
};

test('zipFiles: packs files and folders under portable names, and reports missing files', async () => {
  const onProgress = vi.fn();
  const items = [folder, buildFile('a.txt'), buildFile('A.txt'), buildFile('gone.txt')];
  expect(filesWithin(items)).toBe(5);
  const packed = await zipFiles(items, { signal: new AbortController().signal, onProgress }, calls);
  const files = unzipSync(new Uint8Array((await packed?.zip.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.keys(files).toSorted()).toEqual(
    ['A (2).txt', 'Kış _ yaz/', 'Kış _ yaz/Boş/', 'Kış _ yaz/photo_gpj.exe', 'Kış _ yaz/İç.txt', 'a.txt'].toSorted(),
  );
  expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe('in a.txt');
  expect(packed?.missing).toEqual(['gone.txt']);
  expect(onProgress).toHaveBeenLastCalledWith(5);
});

test('zipFiles: can be stopped', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await zipFiles([buildFile('a.txt')], { signal: stop.signal, onProgress: () => undefined }, calls)).toBeNull();
});
