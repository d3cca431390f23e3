import { CopyFilesBody, FileItem, fileManagerEndpoints, type OnConflict } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { badRequest } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { fileCollection, fileCollections } from './fileManager.collection';
import { restoreFile } from './fileTrash.handlers';
import { FileTree } from './fileTree';
import { activityTarget, resolveName, refuseCycle } from './placeFile';

/** Copies items with all their contents. Files share their bytes with their copies until the last one is deleted. */
export function fileCopyRoutes(): readonly Route[] {
  return [route('POST', fileManagerEndpoints.copy, v.array(FileItem), copyFiles)];
}

async function copyFiles(call: ProtectedCall): Promise<FileItem[]> {
  const { ids, copyIds = [], folderId, onConflict } = await call.body(CopyFilesBody);
  if (onConflict === 'merge') throw badRequest({ path: 'onConflict', message: 'is for new folders' });
  return call.context.store.write(fileCollections, (transaction) =>
    ids.map((id, at) =>
      copyFile(transaction, call, { id, copyId: copyIds[at] ?? call.context.newId(), to: folderId, onConflict }),
    ),
  );
}

function copyFile(transaction: Transaction, call: ProtectedCall, { id, copyId, to, onConflict }: Copy): FileItem {
  const { context, user } = call;
  const tree = new FileTree(transaction);
  const known = transaction.get(fileCollection, copyId);
  if (known) return tree.served(known);
  const back = restoreFile(transaction, call, copyId);
  if (back) return back;
  const file = tree.get(id);
  const folderId = tree.folder(to);
  const isFolder = file.type === 'folder';
  if (isFolder) refuseCycle(tree, file, folderId);
  const inside = isFolder ? tree.inside(id) : [];
  const at = new Date(context.now()).toISOString();
  // A file must not be replaced by its own copy.
  const mode = onConflict === 'replace' && file.folderId === folderId ? 'rename' : onConflict;
  const name = resolveName(transaction, { folderId, name: file.name, id: copyId }, mode, context.now());
  const fresh = { createdBy: user.name, createdAt: at, modifiedAt: at, updatedAt: at, starred: false, openedAt: null };
  const ids = new Map([[id, copyId], ...inside.map((each) => [each.id, context.newId()] as const)]);
  const copy = { ...file, ...fresh, id: copyId, folderId, name };
  transaction.put(fileCollection, copy);
  for (const each of inside) {
    const parent = each.folderId === null ? copyId : (ids.get(each.folderId) ?? copyId);
    transaction.put(fileCollection, { ...each, ...fresh, id: ids.get(each.id) ?? context.newId(), folderId: parent });
  }
  logActivity(transaction, call, { ...activityTarget(copy), event: 'file.copied' });
  return new FileTree(transaction).served(copy);
}

interface Copy {
  id: string;
  copyId: string;
  to: string | null;
  onConflict: OnConflict;
}
