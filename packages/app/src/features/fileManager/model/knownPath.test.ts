import { expect, test } from 'vitest';
import { buildFile } from '../testing/buildFile';
import type { FilesPage } from './fileScope';
import { knownPath } from './knownPath';

const photos = { id: 'photos', name: 'Photos' };
const page: FilesPage = {
  of: 'folder',
  folderId: 'photos',
  folders: [buildFile('Windows', { id: 'windows', type: 'folder' })],
  files: [],
  path: [photos],
};

test("knownPath: takes a folder's name from the page that listed it", () => {
  expect(knownPath([undefined, page], 'windows')).toEqual([photos, { id: 'windows', name: 'Windows' }]);
  expect(knownPath([page], 'elsewhere')).toEqual([]);
  // The folder of search results is unknown.
  expect(knownPath([{ ...page, of: 'found' }], 'windows')).toEqual([]);
});
