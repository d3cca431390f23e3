import { CreateFileBody, Done, FileIdBody, FileItem, fileManagerEndpoints, UpdateFileBody } from '@stockroom/contract';
import type * as v from 'valibot';
import { nextInstant } from '../engine/nextInstant';
import { logActivity } from '../engine/activityLog';
import { badRequest } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { refuseStale, seenVersion } from '../engine/seen';
import type { Transaction } from '../engine/transaction';
import { buildFolder } from './file.factory';
import { fileCollection, fileCollections } from './fileManager.collection';
import { finishedUpload } from './finishedUpload';
import { fileAgain } from './fileTrash.handlers';
import { FileTree } from './fileTree';
import type { KeptFile } from './keptFile';
import { named, nameIn, refuseCycle, toTrash } from './placeFile';

/** Folders and files are made, changed, moved and deleted. */
export function fileWriteRoutes(): readonly Route[] {
  return [
    route('POST', fileManagerEndpoints.items, FileItem, createFile),
    route('PATCH', fileManagerEndpoints.items, FileItem, updateFile),
    route('DELETE', fileManagerEndpoints.items, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(fileCollections, (transaction) => {
        const tree = new FileTree(transaction);
        const file = tree.get(id);
        refuseStale(seenVersion(url), file, tree.served(file));
        toTrash(transaction, tree, file, context.now());
        logActivity(transaction, call, { event: 'file.deleted', name: file.name });
        return true;
      });
    }),
    route('POST', fileManagerEndpoints.opened, FileItem, async ({ body, context }) => {
      const { id } = await body(FileIdBody);
      return context.store.write(fileCollections, (transaction) => {
        const tree = new FileTree(transaction);
        const file = { ...tree.get(id), openedAt: new Date(context.now()).toISOString() };
        transaction.put(fileCollection, file);
        return tree.served(file);
      });
    }),
  ];
}

type Made = v.InferOutput<typeof CreateFileBody>;

async function createFile(call: ProtectedCall): Promise<FileItem> {
  const { body, context, user } = call;
  const made = await body(CreateFileBody);
  const id = made.item.id ?? context.newId();
  // Told again it is there already, and its parts are not any more.
  const isMade = (await context.store.read([fileCollection])).get(fileCollection, id) !== undefined;
  const upload =
    made.item.upload === undefined || isMade ? null : await finishedUpload(context.store, made.item.name, made.item.upload);
  return context.store.write(fileCollections, (transaction) => {
    const known = transaction.get(fileCollection, id);
    if (known) return new FileTree(transaction).served(known);
    const back = fileAgain(transaction, call, id);
    if (back) return back;
    const { item, onConflict } = made;
    const tree = new FileTree(transaction);
    const folderId = tree.folder(item.folderId);
    const other = tree.namesake(folderId, item.name);
    if (onConflict === 'merge' && other?.type === 'folder' && !upload) return tree.served(other);
    const name = nameIn(transaction, { folderId, name: item.name, id }, onConflict, context.now());
    const at = new Date(context.now()).toISOString();
    const about = { id, folderId, name, description: item.description, createdBy: user.name };
    const file: KeptFile = { ...buildFolder(about), createdAt: at, modifiedAt: at, updatedAt: at, ...upload?.keep(transaction) };
    transaction.put(fileCollection, file);
    logActivity(transaction, call, { ...named(file), event: isFolder(made) ? 'file.folderCreated' : 'file.uploaded' });
    return new FileTree(transaction).served(file);
  });
}

const isFolder = ({ item }: Made) => item.upload === undefined;

async function updateFile(call: ProtectedCall): Promise<FileItem> {
  const { body, context } = call;
  const { id, item: patch, onConflict } = await body(UpdateFileBody);
  return context.store.write(fileCollections, (transaction) => {
    const tree = new FileTree(transaction);
    const current = tree.get(id);
    refuseStale(patch.updatedAt, current, tree.served(current));
    if (onConflict === 'merge') throw badRequest({ path: 'onConflict', message: 'is for new folders' });
    const changed = changedFile(transaction, current, patch, (name, folderId) =>
      nameIn(transaction, { folderId, name, id }, onConflict, context.now()),
    );
    const isWritten = changed.name !== current.name || changed.description !== current.description;
    const at = nextInstant(current.updatedAt, context.now());
    const file = { ...changed, updatedAt: at, ...(isWritten && { modifiedAt: at }) };
    transaction.put(fileCollection, file);
    if (file.folderId !== current.folderId) logActivity(transaction, call, { ...named(file), event: 'file.moved' });
    const of = { before: current, after: file, fields: ['name', 'description'] as const };
    logActivity(transaction, call, { ...named(file), event: 'file.changed', of });
    return new FileTree(transaction).served(file);
  });
}

function changedFile(
  transaction: Transaction,
  current: KeptFile,
  patch: Partial<KeptFile>,
  nameFor: (name: string, folderId: string | null) => string,
): KeptFile {
  const merged = mergeKnown(current, patch, ['name', 'description', 'folderId', 'starred']);
  if (merged.folderId === current.folderId && merged.name === current.name) return merged;
  const tree = new FileTree(transaction);
  tree.folder(merged.folderId);
  if (current.type === 'folder') refuseCycle(tree, current.id, merged.folderId);
  return { ...merged, name: nameFor(merged.name, merged.folderId) };
}
