import { queryOptions } from '@tanstack/react-query';
import { chatKeys } from './chatKeys';
import { fetchChats } from './fetchChats';
import { fetchContacts } from './fetchContacts';

/** The conversations. Part of the initial data of signed-in pages. */
export const chatsQuery = () =>
  queryOptions({ queryKey: chatKeys.chats, queryFn: ({ signal }) => fetchChats(signal), staleTime: 60_000 });

/** Asked when somebody starts a chat. */
export const contactsQuery = () =>
  queryOptions({ queryKey: chatKeys.contacts, queryFn: ({ signal }) => fetchContacts(signal), staleTime: 300_000 });
