import { type AddressParam, choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { FILE_KINDS, type FileKind } from './fileKind';

export const FILE_SORTS = ['name', 'modified', 'size', 'type'] as const;
export type FileSort = (typeof FILE_SORTS)[number];
export const FOUND_LISTS = ['starred', 'recent'] as const;
export type FoundList = (typeof FOUND_LISTS)[number];

export interface FilesState {
  search: string;
  sort: FileSort;
  order: 'asc' | 'desc';
  /** The kind that filters the files. */
  kind: FileKind | null;
  view: 'tiles' | 'list';
  /** A list of items from all folders. */
  list: FoundList | null;
  /** Id of the item whose details are open. */
  details: string | null;
  overlay: 'trash' | 'new-folder' | 'preview' | null;
}

const orderParam: AddressParam<'asc' | 'desc'> = choiceParam(['asc', 'desc'], 'asc');

/** The file manager's state in its address: `?details=file-3&sort=size&order=desc`. */
export const fileAddress = listAddress<FilesState>({
  search: searchParam,
  sort: choiceParam(FILE_SORTS, 'name'),
  order: orderParam,
  kind: { ...choiceParam(FILE_KINDS, null), isFilter: true },
  view: choiceParam(['tiles', 'list'], 'tiles'),
  list: { ...choiceParam(FOUND_LISTS, null), isFilter: true },
  details: openParam('details'),
  overlay: { ...choiceParam(['trash', 'new-folder', 'preview'], null), name: 'show' },
});
