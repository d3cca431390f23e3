import {
  Chat,
  chatEndpoints,
  ChatFile,
  ChatFileContent,
  ChatMessage,
  ChatProfile,
  type CreateChatGroup,
  type SendChatMessage,
} from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import type { IdempotencyKey } from '#shared/query/useIdempotentCreate';

/** Fields of a chat that can be changed. */
export type ChatChanges = Partial<Pick<Chat, 'unreadCount' | 'muted' | 'archived' | 'clearedAt'>>;
type GroupChanges = Partial<Pick<CreateChatGroup, 'title' | 'topic' | 'contactIds'>>;

const {
  chat,
  clear,
  file,
  group,
  message,
  profile,
  reaction,
  restoreChat: chatBack,
  restoreMessage: messageBack,
} = chatEndpoints;

/** Changes a chat; a conflict if it no longer matches `seen`. */
export const updateChat = (id: string, changes: ChatChanges, seen?: ChatChanges): Promise<Chat> =>
  request({ method: 'PATCH', path: chat, body: { id, chat: changes, seen }, schema: Chat });

/** Hides the messages of a chat up to the last one the user has read. */
export const clearChat = (id: string, until: string): Promise<Chat> =>
  request({ method: 'POST', path: clear, body: { id, until }, schema: Chat });

/** Opens the conversation with a contact, or starts one. */
export const startChat = (contactId: string): Promise<Chat> =>
  request({ method: 'POST', path: chat, body: { contactId }, schema: Chat });

export const deleteChat = (id: string): Promise<unknown> =>
  ignoreNotFound(request({ method: 'DELETE', path: chat, query: { id }, schema: v.literal(true) }));

export const restoreChat = (id: string): Promise<Chat> => request({ method: 'POST', path: chatBack, body: { id }, schema: Chat });

export const createGroup = (made: Omit<CreateChatGroup, 'id'> & { id: IdempotencyKey }): Promise<Chat> =>
  request({ method: 'POST', path: group, body: made, schema: Chat });

export const updateGroup = (id: string, changes: GroupChanges): Promise<Chat> =>
  request({ method: 'PATCH', path: group, body: { id, group: changes }, schema: Chat });

/** Sends a message. The sender chooses its id, so that it can be sent again with the same id without a duplicate. */
export const sendMessage = (newMessage: SendChatMessage): Promise<ChatMessage> =>
  request({ method: 'POST', path: message, body: newMessage, schema: ChatMessage });

type Named = Pick<ChatMessage, 'chatId' | 'id'>;

export const updateMessage = ({ chatId, id }: Named, changes: { value?: string; starred?: boolean }): Promise<ChatMessage> =>
  request({ method: 'PATCH', path: message, body: { chatId, id, message: changes }, schema: ChatMessage });

export const deleteMessage = ({ chatId, id }: Named): Promise<unknown> =>
  ignoreNotFound(request({ method: 'DELETE', path: message, query: { chatId, id }, schema: ChatMessage }));

export const restoreMessage = (id: string): Promise<ChatMessage> =>
  request({ method: 'POST', path: messageBack, body: { id }, schema: ChatMessage });

export const react = (id: string, emoji: string, isOn: boolean): Promise<ChatMessage> =>
  request({ method: 'POST', path: reaction, body: { id, emoji, isOn }, schema: ChatMessage });

/** Uploads a file, to which a message then refers. */
export function uploadFile(given: File, signal?: AbortSignal): Promise<ChatFile> {
  const form = new FormData();
  form.set('file', given);
  return request({ method: 'POST', path: file, form, schema: ChatFile, signal });
}

/** A file's content, as a `data:` URL. */
export const fetchFile = async (id: string): Promise<string> =>
  (await request({ method: 'GET', path: file, query: { id }, schema: ChatFileContent })).url;

export const updateProfile = (changes: Partial<Pick<ChatProfile, 'about' | 'avatar'>>): Promise<ChatProfile> =>
  request({ method: 'PATCH', path: profile, body: { profile: changes }, schema: ChatProfile });
