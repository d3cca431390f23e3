import type { FolderPage } from '@stockroom/contract';
import type { FoundList } from './fileAddress';

/** The listed place: a folder; or, from all folders, search results or one of the lists. */
export interface FilesPlace {
  folderId: string | null;
  search: string;
  list: FoundList | null;
}

/** The content of a folder, or search results. */
export interface FilesPage extends FolderPage {
  /** `found`: things from many folders. */
  of: 'folder' | 'found';
  folderId: string | null;
}

export const isFound = ({ search, list }: Pick<FilesPlace, 'search' | 'list'>): boolean => search !== '' || list !== null;
