import type { FileItem } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import type { FileScope } from '../model/fileScope';
import type { PreviewKind } from '../model/previewKind';
import { fetchContent, fetchFile, fetchFiles, fetchTrash, fetchUsage } from './fileCalls';
import { fileKeys } from './fileKeys';

/** The content of a folder, or search results. */
export const filesQuery = (scope: FileScope) =>
  queryOptions({ queryKey: fileKeys.page(scope), queryFn: ({ signal }) => fetchFiles(scope, signal) });

export const fileQuery = (id: string) =>
  queryOptions({ queryKey: fileKeys.item(id), queryFn: ({ signal }) => fetchFile(id, signal) });

export const fileTrashQuery = () =>
  queryOptions({ queryKey: fileKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });

export const storageQuery = () => queryOptions({ queryKey: fileKeys.usage(), queryFn: ({ signal }) => fetchUsage(signal) });

/** The content of a file for its preview. The bytes stay cached only as long as the user is likely to return to them. */
export const contentQuery = (item: FileItem, kind: PreviewKind) =>
  queryOptions({
    queryKey: fileKeys.contents(item.id, item.modifiedAt),
    queryFn: async ({ signal }) => {
      const [blob, { readContent }] = await Promise.all([fetchContent(item.id, signal), import('./readContent')]);
      return readContent(blob, kind);
    },
    staleTime: 'static',
    gcTime: 30_000,
  });
