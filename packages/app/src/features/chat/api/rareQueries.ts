import { Chat, chatEndpoints, ChatProfile } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { chatKeys } from './chatKeys';

/** The user's profile as others see it. */
export const profileQuery = () =>
  queryOptions({
    queryKey: chatKeys.profile,
    queryFn: ({ signal }) => request({ method: 'GET', path: chatEndpoints.profile, schema: ChatProfile, signal }),
  });

/** Deleted chats. */
export const chatTrashQuery = () =>
  queryOptions({
    queryKey: chatKeys.trash,
    queryFn: ({ signal }) => request({ method: 'GET', path: chatEndpoints.trash, schema: v.array(Chat), signal }),
  });
