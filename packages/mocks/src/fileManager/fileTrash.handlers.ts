import { Done, EmptyFileTrashBody, FileItem, fileManagerEndpoints, RestoreFilesBody, TrashedFile } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { contentCollection, fileCollection, fileCollections, fileTrashCollection } from './fileManager.collection';
import { FileTree } from './fileTree';
import { activityTarget, resolveName } from './placeFile';
import type { StoredTrash } from './storedFile';

/** Calls for deleted files: listing, restoring, deleting for good. */
export function fileTrashRoutes(): readonly Route[] {
  return [
    route('GET', fileManagerEndpoints.trash, v.array(TrashedFile), async ({ context }) => {
      const view = await context.store.read([fileTrashCollection]);
      const all = [...view.values(fileTrashCollection)].toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
      return all.map(servedTrash);
    }),
    route('POST', fileManagerEndpoints.restore, v.array(FileItem), async (call) => {
      const { ids } = await call.body(RestoreFilesBody);
      return call.context.store.write(fileCollections, (transaction) =>
        ids.map((id) => {
          const back = restoreFile(transaction, call, id);
          // A repeated call finds the item restored already.
          return back ?? new FileTree(transaction).served(new FileTree(transaction).get(id));
        }),
      );
    }),
    route('DELETE', fileManagerEndpoints.trash, Done, async ({ body, context }) => {
      const { ids } = await body(EmptyFileTrashBody);
      return context.store.write(fileCollections, (transaction) => {
        for (const id of ids ?? [...transaction.keys(fileTrashCollection)]) transaction.delete(fileTrashCollection, id);
        dropUnused(transaction);
        return true;
      });
    }),
  ];
}

function servedTrash({ item, inside, deletedAt, path }: StoredTrash): TrashedFile {
  const { content: _content, ...file } = item;
  const folders = inside.filter(({ type }) => type === 'folder').length;
  return {
    ...file,
    size: inside.reduce((sum, { size }) => sum + size, file.size),
    contents: file.type === 'folder' ? { folders, files: inside.length - folders } : null,
    deletedAt,
    path: [...path],
  };
}

/**
 * Restores an item from the trash: to its folder, or to the root if that is gone, under a free name.
 * @returns `null` when it is not there
 */
export function restoreFile(transaction: Transaction, call: ProtectedCall, id: string): FileItem | null {
  const trashed = transaction.get(fileTrashCollection, id);
  if (!trashed) return null;
  const { item, inside } = trashed;
  const parent = item.folderId === null ? undefined : transaction.get(fileCollection, item.folderId);
  const folderId = parent?.type === 'folder' ? parent.id : null;
  transaction.delete(fileTrashCollection, id);
  const name = resolveName(transaction, { folderId, name: item.name, id }, 'rename', call.context.now());
  const file = { ...item, folderId, name };
  for (const each of [file, ...inside]) transaction.put(fileCollection, each);
  logActivity(transaction, call, { ...activityTarget(file), event: 'file.restored' });
  return new FileTree(transaction).served(file);
}

/** Deletes bytes that no file uses any more, not even one in the trash. */
export function dropUnused(transaction: Transaction): void {
  const used = new Set<string | null>();
  for (const { content } of transaction.values(fileCollection)) used.add(content);
  for (const { item, inside } of transaction.values(fileTrashCollection)) {
    for (const { content } of [item, ...inside]) used.add(content);
  }
  for (const key of Array.from(transaction.keys(contentCollection))) {
    if (!used.has(String(key))) transaction.delete(contentCollection, key);
  }
}
