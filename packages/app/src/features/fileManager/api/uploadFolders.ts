import { allowedFileName } from '@stockroom/contract';
import type { UploadCalls } from './uploadCalls';

/** Folders of a batch of uploads: each is created once, when its first file needs it. */
export function createUploadFolders(calls: Pick<UploadCalls, 'folder'>, root: string | null) {
  const made = new Map<string, { id: string; made: Promise<string> | null }>();

  async function idOf(path: readonly string[]): Promise<string | null> {
    const last = path.at(-1);
    if (last === undefined) return root;
    const key = path.join('/');
    // Safe against double submits: the id stays the same after a failure, when perhaps only the response was lost.
    const folder = made.get(key) ?? { id: crypto.randomUUID(), made: null };
    made.set(key, folder);
    folder.made ??= idOf(path.slice(0, -1)).then((folderId) =>
      calls.folder({ id: folder.id, folderId, name: allowedFileName(last) }),
    );
    try {
      return await folder.made;
    } catch (error) {
      folder.made = null;
      throw error;
    }
  }
  return {
    idOf,
    /** Forgets the folders, which may have been deleted: they are requested again under new ids. */
    forget: () => made.clear(),
  };
}

export type UploadFolders = ReturnType<typeof createUploadFolders>;
