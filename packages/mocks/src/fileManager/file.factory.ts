import type { StoredFile } from './storedFile';

/** Builds a text file at the root, with the given fields. */
export function buildFile(overrides: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 'file-0',
    folderId: null,
    name: 'File.txt',
    createdBy: 'Mina Aydın',
    createdAt: '2026-01-05T09:00:00.000Z',
    modifiedAt: '2026-01-05T09:00:00.000Z',
    size: 0,
    type: 'TXT',
    mime: 'text/plain',
    content: 'empty',
    description: '',
    starred: false,
    openedAt: null,
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...overrides,
  };
}

export function buildFolder(overrides: Partial<StoredFile> = {}): StoredFile {
  return buildFile({ id: 'folder-0', name: 'Folder', size: 0, type: 'folder', mime: '', content: null, ...overrides });
}
