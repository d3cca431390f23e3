import {
  Done,
  FileItem,
  fileManagerEndpoints as endpoints,
  FolderPage,
  FoundFile,
  type OnConflict,
  StorageUse,
  TrashedFile,
} from '@stockroom/contract';
import * as v from 'valibot';
import { request, requestFile } from '#shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '#shared/query/versions/optimisticLock';
import { type FilesPage, type FileScope, isAcrossFolders } from '../model/fileScope';

/** Response for a single item of a call that can return many. */
const OneFile = v.strictTuple([FileItem]);

/** Writable fields of a file. */
export type FilePatch = Partial<Pick<FileItem, 'name' | 'description' | 'folderId' | 'starred' | 'updatedAt'>>;

export async function fetchFiles({ folderId, search, list }: FileScope, signal?: AbortSignal): Promise<FilesPage> {
  const found = isAcrossFolders({ search, list });
  const asked = found
    ? { path: endpoints.found, query: list === null ? { search } : { list } }
    : { path: endpoints.items, query: { folderId: String(folderId) } };
  const page = await request({ method: 'GET', ...asked, schema: FolderPage, signal });
  return { ...page, of: found ? 'found' : 'folder', folderId };
}

export function fetchFile(id: string, signal?: AbortSignal): Promise<FoundFile> {
  return request({ method: 'GET', path: endpoints.item, query: { id }, schema: FoundFile, signal });
}

/** Creates a folder. The same id creates it only once. */
export function createFolder(item: { id: string; folderId: string | null; name: string }): Promise<FileItem> {
  return rememberVersion(
    request({ method: 'POST', path: endpoints.items, body: { item, onConflict: 'refuse' }, schema: FileItem }),
  );
}

/** Changes a file or folder. With its `updatedAt`, an item that was changed meanwhile is a conflict; so is a taken name. */
export function updateFile(
  id: string,
  item: FilePatch,
  onConflict: OnConflict = 'refuse',
  signal?: AbortSignal,
): Promise<FileItem> {
  return rememberVersion(
    request({ method: 'PATCH', path: endpoints.items, body: { id, item, onConflict }, schema: FileItem, signal }),
  );
}

/** Moves an item to the trash with its content. If somebody changed it since the given version, that is a conflict. */
export function deleteFile(item: VersionedRecord): Promise<boolean> {
  return deleteIfUnchanged(item, (query) => request({ method: 'DELETE', path: endpoints.items, query, schema: Done }));
}

/** Reports that a file was opened. */
export function reportOpened(id: string): Promise<FileItem> {
  return request({ method: 'POST', path: endpoints.opened, body: { id }, schema: FileItem });
}

export function restoreFile(id: string): Promise<FileItem> {
  return rememberVersion(
    request({ method: 'POST', path: endpoints.restore, body: { ids: [id] }, schema: OneFile }).then(([item]) => item),
  );
}

export function fetchTrash(signal?: AbortSignal): Promise<TrashedFile[]> {
  return request({ method: 'GET', path: endpoints.trash, schema: v.array(TrashedFile), signal });
}

/** Permanently deletes the confirmed items: items that others have moved to the trash meanwhile stay. */
export function deletePermanently(ids: readonly string[]): Promise<boolean> {
  return request({ method: 'DELETE', path: endpoints.trash, body: { ids }, schema: Done });
}

/** Copies an item with its content. The same id creates the copy only once. */
export function copyFile(id: string, copyId: string, folderId: string | null, onConflict: OnConflict): Promise<FileItem> {
  const body = { ids: [id], copyIds: [copyId], folderId, onConflict };
  return rememberVersion(request({ method: 'POST', path: endpoints.copy, body, schema: OneFile }).then(([item]) => item));
}

/** The bytes of a file. */
export function fetchContent(id: string, signal?: AbortSignal): Promise<Blob> {
  return requestFile({ path: endpoints.content, query: { id }, signal });
}

/** Fetches the total and the used storage space. */
export function fetchUsage(signal?: AbortSignal): Promise<StorageUse> {
  return request({ method: 'GET', path: endpoints.usage, schema: StorageUse, signal });
}
