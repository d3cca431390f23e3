import { Chat, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** A conversation with a contact: the one there is, else a new one. */
export function startChat(contactId: string): Promise<Chat> {
  return request({ method: 'POST', path: paths.chat.chat, body: { contactId }, schema: Chat });
}
