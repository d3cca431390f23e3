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
import { request, requestFile } from '../../../shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '../../../shared/query/versions/optimisticLock';
import { type FilesPage, type FilesPlace, isFound } from '../model/filesPlace';

/** The answer for one of those that may be many. */
const OneFile = v.strictTuple([FileItem]);

/** Fields of a file that a write may hold. */
export type FilePatch = Partial<Pick<FileItem, 'name' | 'description' | 'folderId' | 'starred' | 'updatedAt'>>;

export async function fetchFiles({ folderId, search, list }: FilesPlace, signal?: AbortSignal): Promise<FilesPage> {
  const found = isFound({ search, list });
  const asked = found
    ? { path: endpoints.found, query: list === null ? { search } : { list } }
    : { path: endpoints.items, query: { folderId: String(folderId) } };
  const page = await request({ method: 'GET', ...asked, schema: FolderPage, signal });
  return { ...page, of: found ? 'found' : 'folder', folderId };
}

export function fetchFile(id: string, signal?: AbortSignal): Promise<FoundFile> {
  return request({ method: 'GET', path: endpoints.item, query: { id }, schema: FoundFile, signal });
}

/** Makes a folder. Under its id it is made once. */
export function createFolder(item: { id: string; folderId: string | null; name: string }): Promise<FileItem> {
  return rememberVersion(
    request({ method: 'POST', path: endpoints.items, body: { item, onConflict: 'refuse' }, schema: FileItem }),
  );
}

/** Changes one. With its `updatedAt` one that was changed meanwhile is a conflict; so is a name that is taken. */
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

/** Puts one into the trash as it was seen, with all that is in it: one that others changed since is a conflict. */
export function deleteFile(item: VersionedRecord): Promise<boolean> {
  return deleteIfUnchanged(item, (query) => request({ method: 'DELETE', path: endpoints.items, query, schema: Done }));
}

/** Tells that it was looked at. */
export function tellOpened(id: string): Promise<FileItem> {
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

/** Deletes for ever what was asked about: what others have put into the trash meanwhile stays. */
export function deleteForEver(ids: readonly string[]): Promise<boolean> {
  return request({ method: 'DELETE', path: endpoints.trash, body: { ids }, schema: Done });
}

/** Makes a second one, with all that is in it. Under its id it is made once. */
export function copyFile(id: string, copyId: string, folderId: string | null, onConflict: OnConflict): Promise<FileItem> {
  const body = { ids: [id], copyIds: [copyId], folderId, onConflict };
  return rememberVersion(request({ method: 'POST', path: endpoints.copy, body, schema: OneFile }).then(([item]) => item));
}

/** The bytes of a file. */
export function fetchContent(id: string, signal?: AbortSignal): Promise<Blob> {
  return requestFile({ path: endpoints.content, query: { id }, signal });
}

/** How much room there is, and how much of it is taken. */
export function fetchUsage(signal?: AbortSignal): Promise<StorageUse> {
  return request({ method: 'GET', path: endpoints.usage, schema: StorageUse, signal });
}
