import { Chat, ChatContactSummary, chatEndpoints, ChatNews } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { chatKeys } from './chatKeys';

/** Every conversation with all that was said, the one last written in first. */
export function fetchChats(signal?: AbortSignal): Promise<Chat[]> {
  return request({ method: 'GET', path: chatEndpoints.chats, schema: v.array(Chat), signal });
}

/** The conversations: the one store of page and quick chat. Part of the initial data of signed-in pages. */
export const chatsQuery = () =>
  queryOptions({ queryKey: chatKeys.chats, queryFn: ({ signal }) => fetchChats(signal), staleTime: 60_000 });

/** Everybody one can write to, by name. Asked when somebody starts a chat. */
export const contactsQuery = () =>
  queryOptions({
    queryKey: chatKeys.contacts,
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: chatEndpoints.contacts, schema: v.array(ChatContactSummary), signal }),
    staleTime: 300_000,
  });

/** How often is asked for news, in milliseconds: while somebody is about to say something, and otherwise. */
const SOON = 1000;
const RARELY = 30_000;

/** Whether there is anything new; asked again and again while the page is looked at. */
export const newsQuery = () =>
  queryOptions({
    queryKey: chatKeys.news,
    queryFn: ({ signal }) => request({ method: 'GET', path: chatEndpoints.news, schema: ChatNews, signal, isAhead: true }),
    refetchInterval: ({ state }) => (state.data?.isLive ? SOON : RARELY),
    retry: false,
  });
