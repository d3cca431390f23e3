import { expect, test } from 'vitest';
import { buildFile } from '../testing/buildFile';
import type { FilesPage } from './filesPlace';
import { knownPath } from './knownPath';

const photos = { id: 'photos', name: 'Photos' };
const page: FilesPage = {
  of: 'folder',
  folderId: 'photos',
  folders: [buildFile('Windows', { id: 'windows', type: 'folder' })],
  files: [],
  path: [photos],
};

test('a folder is called as the page called it that led to it', () => {
  expect(knownPath([undefined, page], 'windows')).toEqual([photos, { id: 'windows', name: 'Windows' }]);
  expect(knownPath([page], 'elsewhere')).toEqual([]);
  // Where it lies is not known of what was found.
  expect(knownPath([{ ...page, of: 'found' }], 'windows')).toEqual([]);
});
