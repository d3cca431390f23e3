import { searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** `?search=keyboard` */
export const changelogAddress = listAddress<{ search: string }>({ search: searchParam });
