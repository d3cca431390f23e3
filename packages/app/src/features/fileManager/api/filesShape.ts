import type { FileItem } from '@stockroom/contract';
import type { ListShape } from '#shared/query/listShape';
import type { FilesPage } from '../model/fileScope';

/** Applies a write of a file to every page that shows it: removes it from its old folder and adds it to the new one. */
export const filesShape: ListShape<FilesPage, FileItem> = {
  change(page, make) {
    const before = [...page.folders, ...page.files];
    const known = new Set(before.map(({ id }) => id));
    const made = make(before).filter(({ id, folderId }) => (page.of === 'found' ? known.has(id) : folderId === page.folderId));
    if (made.length === before.length && made.every((item, index) => item === before[index])) return page;
    return {
      ...page,
      folders: made.filter(({ type }) => type === 'folder'),
      files: made.filter(({ type }) => type !== 'folder'),
    };
  },
};
