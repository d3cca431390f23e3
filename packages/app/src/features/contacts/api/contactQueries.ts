import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchContacts, fetchTrash } from './contactCalls';
import { contactKeys } from './contactKeys';
import { fetchContactTags } from './contactTagCalls';

/** All contacts, or those that match a search term. While another search is pending, the previous list stays on screen. */
export const contactsQuery = (search = '') =>
  queryOptions({
    queryKey: contactKeys.list(search),
    queryFn: ({ signal }) => fetchContacts(search, signal),
    placeholderData: keepPreviousData,
  });

export const contactTagsQuery = () =>
  queryOptions({ queryKey: contactKeys.tags(), queryFn: ({ signal }) => fetchContactTags(signal) });

export const contactTrashQuery = () =>
  queryOptions({ queryKey: contactKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });
