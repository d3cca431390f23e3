import { searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** `?search=theme` */
export const guidesAddress = listAddress<{ search: string }>({ search: searchParam });
