import { choiceParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const SEARCH_KINDS = ['any', 'files', 'folders'] as const;
export const SEARCH_FLAGS = ['trashed', 'archived', 'starred'] as const;

const flag = {
  fallback: false,
  read: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
};

/** `?keywords=invoice&kind=files&starred=true` */
export const queryAddress = listAddress({
  keywords: searchParam,
  kind: choiceParam(SEARCH_KINDS, 'any'),
  trashed: flag,
  archived: flag,
  starred: flag,
});
export type SearchQuery = (typeof queryAddress)['fallback'];
