import { CreateFileBody, Done, FileIdBody, FileItem, fileManagerEndpoints, UpdateFileBody } from '@stockroom/contract';
import { logActivity } from '../engine/activityLog';
import { badRequest } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import { refuseStale, expectedVersion } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { fileCollection, fileCollections, fileTrashCollection } from './fileManager.collection';
import { dropUnused, restoreFile } from './fileTrash.handlers';
import { FileTree } from './fileTree';
import { finishedUpload } from './finishedUpload';
import { activityTarget, resolveName, createFileItem, refuseCycle, toTrash } from './placeFile';
import type { StoredFile } from './storedFile';

/** Creates, changes, moves and deletes folders and files. */
export function fileWriteRoutes(): readonly Route[] {
  return [
    route('POST', fileManagerEndpoints.items, FileItem, createFile),
    route('PATCH', fileManagerEndpoints.items, FileItem, updateFile),
    route('DELETE', fileManagerEndpoints.items, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      const isForEver = url.searchParams.has('forever');
      return context.store.write(fileCollections, (transaction) => {
        if (isForEver && transaction.get(fileTrashCollection, id)) return deleteForGood(transaction, id);
        const tree = new FileTree(transaction);
        const file = tree.get(id);
        refuseStale(expectedVersion(url), file, tree.served(file));
        toTrash(transaction, tree, file, context.now());
        logActivity(transaction, call, { event: 'file.deleted', name: file.name, record: activityTarget(file).link });
        return isForEver ? deleteForGood(transaction, id) : true;
      });
    }),
    route(
      'POST',
      fileManagerEndpoints.opened,
      FileItem,
      async ({ body, context }) => {
        const { id } = await body(FileIdBody);
        return context.store.write(fileCollections, (transaction) => {
          const tree = new FileTree(transaction);
          const file = { ...tree.get(id), openedAt: new Date(context.now()).toISOString() };
          transaction.put(fileCollection, file);
          return tree.served(file);
        });
      },
      { needs: 'read' },
    ),
  ];
}

/** Deletes an item from the trash for good, and its bytes unless another file uses them. */
function deleteForGood(transaction: Transaction, id: string): true {
  transaction.delete(fileTrashCollection, id);
  dropUnused(transaction);
  return true;
}

async function createFile(call: ProtectedCall): Promise<FileItem> {
  const { body, context } = call;
  const made = await body(CreateFileBody);
  const id = made.item.id ?? context.newId();
  // A repeated call finds the file created, and its parts gone.
  const isMade = (await context.store.read([fileCollection])).get(fileCollection, id) !== undefined;
  const upload =
    made.item.upload === undefined || isMade ? null : await finishedUpload(context.store, made.item.name, made.item.upload);
  return context.store.write(fileCollections, (transaction) => {
    const known = transaction.get(fileCollection, id);
    if (known) return new FileTree(transaction).served(known);
    const back = restoreFile(transaction, call, id);
    if (back) return back;
    return createFileItem(transaction, call, { ...made, item: { ...made.item, id } }, upload);
  });
}

async function updateFile(call: ProtectedCall): Promise<FileItem> {
  const { body, context } = call;
  const { id, item: patch, onConflict } = await body(UpdateFileBody);
  return context.store.write(fileCollections, (transaction) => {
    const tree = new FileTree(transaction);
    const current = tree.get(id);
    refuseStale(patch.updatedAt, current, tree.served(current));
    if (onConflict === 'merge') throw badRequest({ path: 'onConflict', message: 'is for new folders' });
    const changed = changedFile(transaction, current, patch, (name, folderId) =>
      resolveName(transaction, { folderId, name, id }, onConflict, context.now()),
    );
    const isWritten = changed.name !== current.name || changed.description !== current.description;
    const at = nextInstant(current.updatedAt, context.now());
    const file = { ...changed, updatedAt: at, ...(isWritten && { modifiedAt: at }) };
    transaction.put(fileCollection, file);
    if (file.folderId !== current.folderId) logActivity(transaction, call, { ...activityTarget(file), event: 'file.moved' });
    const of = { before: current, after: file, fields: ['name', 'description'] as const };
    logActivity(transaction, call, { ...activityTarget(file), event: 'file.changed', of });
    return new FileTree(transaction).served(file);
  });
}

function changedFile(
  transaction: Transaction,
  current: StoredFile,
  patch: Partial<StoredFile>,
  nameFor: (name: string, folderId: string | null) => string,
): StoredFile {
  const merged = mergeKnown(current, patch, ['name', 'description', 'folderId', 'starred']);
  if (merged.folderId === current.folderId && merged.name === current.name) return merged;
  const tree = new FileTree(transaction);
  tree.folder(merged.folderId);
  if (current.type === 'folder') refuseCycle(tree, current, merged.folderId);
  return { ...merged, name: nameFor(merged.name, merged.folderId) };
}
