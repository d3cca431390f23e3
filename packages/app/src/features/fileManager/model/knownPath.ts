import type { FolderStep } from '@stockroom/contract';
import type { FilesPage } from './filesPlace';

/** The way to a folder whose content is still waited for, as far as the pages tell that were seen before; nothing where none does. */
export function knownPath(seen: readonly (FilesPage | undefined)[], folderId: string | null): readonly FolderStep[] {
  for (const page of seen) {
    const folder = page?.of === 'folder' ? page.folders.find(({ id }) => id === folderId) : undefined;
    if (page && folder) return [...page.path, { id: folder.id, name: folder.name }];
  }
  return NO_PATH;
}

const NO_PATH: readonly FolderStep[] = [];
