import { type FileItem, freeFileName, type OnConflict } from '@stockroom/contract';
import { logActivity } from '../engine/activityLog';
import { badRequest, conflict } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { buildFolder } from './file.factory';
import { fileCollection, fileTrashCollection } from './fileManager.collection';
import { FileTree } from './fileTree';
import type { FinishedUpload } from './finishedUpload';
import type { StoredFile } from './storedFile';

/**
 * Returns the name for an item in a folder. If the name is taken, the caller's strategy applies.
 * @throws Refusal 409 with the one that is there
 */
export function resolveName(
  transaction: Transaction,
  { folderId, name, id }: { folderId: string | null; name: string; id: string },
  onConflict: OnConflict,
  now: number,
): string {
  const tree = new FileTree(transaction);
  const other = tree.namesake(folderId, name, id);
  if (!other) return name;
  if (onConflict === 'rename') return freeFileName(name, (each) => tree.namesake(folderId, each, id) !== undefined);
  if (onConflict !== 'replace') throw conflict(tree.served(other));
  if (other.type === 'folder' && tree.inside(other.id).some((file) => file.id === id)) {
    throw badRequest({ path: 'onConflict', message: 'would replace the folder that it lies in' });
  }
  toTrash(transaction, tree, other, now);
  return name;
}

/**
 * Stores a new folder, or a new file with its upload. If a folder with the name exists, the strategy may use it instead.
 * @throws Refusal 404 for a folder that is not there, 409 for a name that is taken
 */
export function createFileItem(
  transaction: Transaction,
  call: Pick<ProtectedCall, 'user' | 'context'>,
  { item, onConflict }: NewFile,
  upload: FinishedUpload | null,
): FileItem {
  const now = call.context.now();
  const tree = new FileTree(transaction);
  const folderId = tree.folder(item.folderId);
  const other = tree.namesake(folderId, item.name);
  if (onConflict === 'merge' && other?.type === 'folder' && !upload) return tree.served(other);
  const name = resolveName(transaction, { ...item, folderId }, onConflict, now);
  const at = new Date(now).toISOString();
  const about = { id: item.id, folderId, name, description: item.description, createdBy: call.user.name };
  const file: StoredFile = { ...buildFolder(about), createdAt: at, modifiedAt: at, updatedAt: at, ...upload?.store(transaction) };
  transaction.put(fileCollection, file);
  logActivity(transaction, call, { ...activityTarget(file), event: upload ? 'file.uploaded' : 'file.folderCreated' });
  return new FileTree(transaction).served(file);
}

interface NewFile {
  item: { id: string; folderId: string | null; name: string; description: string };
  onConflict: OnConflict;
}

/** Moves an item to the trash, with all its contents. */
export function toTrash(transaction: Transaction, tree: FileTree, item: StoredFile, now: number): void {
  const inside = item.type === 'folder' ? tree.inside(item.id) : [];
  for (const { id } of [item, ...inside]) transaction.delete(fileCollection, id);
  transaction.put(fileTrashCollection, {
    id: item.id,
    item,
    inside,
    deletedAt: new Date(now).toISOString(),
    path: tree.path(item.folderId),
  });
}

/** Rejects the move of a folder into itself or one of its subfolders. @throws Refusal 409 with the folder itself */
export function refuseCycle(tree: FileTree, folder: StoredFile, folderId: string | null): void {
  if (folderId === null) return;
  if (folderId === folder.id || tree.path(folderId).some((step) => step.id === folder.id)) throw conflict(tree.served(folder));
}

/** Returns a file's name and link for the audit log. */
export const activityTarget = ({ id, name }: Pick<StoredFile, 'id' | 'name'>) => ({
  name,
  link: `/apps/file-manager?details=${encodeURIComponent(id)}`,
});
