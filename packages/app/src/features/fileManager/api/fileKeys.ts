import type { FilesPlace } from '../model/filesPlace';

/** Names of everything that the query client holds of the files. */
export const fileKeys = {
  all: ['files'] as const,
  /** What the keys of all folders and of all that was found begin with. */
  pages: () => [...fileKeys.all, 'page'] as const,
  page: ({ folderId, search, list }: FilesPlace) => [...fileKeys.pages(), folderId, search, list] as const,
  items: () => [...fileKeys.all, 'item'] as const,
  item: (id: string) => [...fileKeys.items(), id] as const,
  contents: (id: string, modifiedAt: string) => [...fileKeys.all, 'content', id, modifiedAt] as const,
  usage: () => [...fileKeys.all, 'usage'] as const,
  trash: () => [...fileKeys.all, 'trash'] as const,
};
