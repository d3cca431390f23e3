import type { FolderPage } from '@stockroom/contract';
import type { FoundList } from './fileAddress';

/** The listed place: a folder; or, across all folders, search results or a list. */
export interface FileScope {
  folderId: string | null;
  search: string;
  list: FoundList | null;
}

/** The content of a folder, or search results. */
export interface FilesPage extends FolderPage {
  /** `found`: items from many folders. */
  of: 'folder' | 'found';
  folderId: string | null;
}

export const isAcrossFolders = ({ search, list }: Pick<FileScope, 'search' | 'list'>): boolean => search !== '' || list !== null;
