import { openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** `?search=labels` */
export const helpAddress = listAddress<{ search: string }>({ search: searchParam });

/** `?request=…` is the open request, `?subject=…` the initial subject of a new one. */
export const supportAddress = listAddress<{ request: string | null; subject: string }>({
  request: openParam('request'),
  subject: { fallback: '', read: (text) => text.trim().slice(0, 200), write: String },
});
