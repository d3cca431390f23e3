import type { FileScope } from '../model/fileScope';

/** Query keys of the files. */
export const fileKeys = {
  all: ['files'] as const,
  /** First part of the keys of all folders and search results. */
  pages: () => [...fileKeys.all, 'page'] as const,
  page: ({ folderId, search, list }: FileScope) => [...fileKeys.pages(), folderId, search, list] as const,
  items: () => [...fileKeys.all, 'item'] as const,
  item: (id: string) => [...fileKeys.items(), id] as const,
  contents: (id: string, modifiedAt: string) => [...fileKeys.all, 'content', id, modifiedAt] as const,
  usage: () => [...fileKeys.all, 'usage'] as const,
  trash: () => [...fileKeys.all, 'trash'] as const,
};
