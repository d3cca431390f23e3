import { choiceParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { SAMPLE_COLUMNS } from './manyProducts';

/** `?search=strap&sort=price&order=desc` */
export const tableAddress = listAddress({
  search: searchParam,
  sort: choiceParam(SAMPLE_COLUMNS, 'sku'),
  order: choiceParam(['asc', 'desc'], 'asc'),
});
