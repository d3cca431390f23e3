import { freeFileName, type OnConflict } from '@stockroom/contract';
import { badRequest, conflict } from '../engine/errors';
import type { Transaction } from '../engine/transaction';
import { fileCollection, fileTrashCollection } from './fileManager.collection';
import { FileTree } from './fileTree';
import type { KeptFile } from './keptFile';

/**
 * The name under which something comes to lie in a folder. Of two that are called the same the caller says what is done.
 * @throws Refusal 409 with the one that is there
 */
export function nameIn(
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

/** Puts something into the trash, with all that is in it. */
export function toTrash(transaction: Transaction, tree: FileTree, item: KeptFile, now: number): void {
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

/** A folder never comes to lie in itself, nor in one that lies in it. @throws Refusal 400 */
export function refuseCycle(tree: FileTree, id: string, folderId: string | null): void {
  if (folderId === null) return;
  if (folderId === id || tree.path(folderId).some((step) => step.id === id)) {
    throw badRequest({ path: 'item.folderId', message: 'lies in the folder itself' });
  }
}

/** What the audit log calls it, and where it leads. */
export const named = ({ id, name }: Pick<KeptFile, 'id' | 'name'>) => ({
  name,
  link: `/apps/file-manager?details=${encodeURIComponent(id)}`,
});
