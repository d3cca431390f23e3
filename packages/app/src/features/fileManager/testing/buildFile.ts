import type { FileItem } from '@stockroom/contract';

const AT = '2026-01-01T00:00:00.000Z';

/** An empty text file whose id is its name. */
export const buildFile = (name: string, more: Partial<FileItem> = {}): FileItem => ({
  id: name,
  folderId: null,
  name,
  createdBy: '',
  createdAt: AT,
  modifiedAt: AT,
  size: 0,
  type: 'TXT',
  mime: 'text/plain',
  contents: null,
  description: '',
  starred: false,
  openedAt: null,
  updatedAt: AT,
  ...more,
});
