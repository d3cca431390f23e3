import type { FolderPage } from '@stockroom/contract';
import type { FoundList } from './fileAddress';

/** What is listed: a folder; or, wherever it lies, what is called so or is in one of the lists. */
export interface FilesPlace {
  folderId: string | null;
  search: string;
  list: FoundList | null;
}

/** What is in a folder, or was found. */
export interface FilesPage extends FolderPage {
  /** `found`: things from many folders. */
  of: 'folder' | 'found';
  folderId: string | null;
}

export const isFound = ({ search, list }: Pick<FilesPlace, 'search' | 'list'>): boolean => search !== '' || list !== null;
