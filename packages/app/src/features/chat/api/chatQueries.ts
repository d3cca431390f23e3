import { Chat, ChatContactSummary, chatEndpoints, ChatNews } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { chatKeys } from './chatKeys';

/** Fetches all conversations with their messages, the most recently used first. */
export function fetchChats(signal?: AbortSignal): Promise<Chat[]> {
  return request({ method: 'GET', path: chatEndpoints.chats, schema: v.array(Chat), signal });
}

/** The conversations, shared by the chat page and the quick chat. Part of the initial data of signed-in pages. */
export const chatsQuery = () =>
  queryOptions({ queryKey: chatKeys.chats, queryFn: ({ signal }) => fetchChats(signal), staleTime: 60_000 });

/** All possible recipients, by name. Fetched when the user starts a chat. */
export const contactsQuery = () =>
  queryOptions({
    queryKey: chatKeys.contacts,
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: chatEndpoints.contacts, schema: v.array(ChatContactSummary), signal }),
    staleTime: 300_000,
  });

/** Polling intervals in milliseconds: while somebody is about to write, and otherwise. */
const ACTIVE_INTERVAL = 1000;
const IDLE_INTERVAL = 30_000;

/** Whether there is news; polled while the page is in view. */
export const newsQuery = () =>
  queryOptions({
    queryKey: chatKeys.news,
    queryFn: ({ signal }) => request({ method: 'GET', path: chatEndpoints.news, schema: ChatNews, signal, isPrefetch: true }),
    refetchInterval: ({ state }) => (state.data?.isLive ? ACTIVE_INTERVAL : IDLE_INTERVAL),
    retry: false,
  });
