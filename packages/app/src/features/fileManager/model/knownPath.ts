import type { FolderStep } from '@stockroom/contract';
import type { FilesPage } from './fileScope';

/** The path to a folder that is still loading, from pages loaded before; empty when none of them lists it. */
export function knownPath(seen: readonly (FilesPage | undefined)[], folderId: string | null): readonly FolderStep[] {
  for (const page of seen) {
    const folder = page?.of === 'folder' ? page.folders.find(({ id }) => id === folderId) : undefined;
    if (page && folder) return [...page.path, { id: folder.id, name: folder.name }];
  }
  return NO_PATH;
}

const NO_PATH: readonly FolderStep[] = [];
