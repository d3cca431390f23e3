import { Chat, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Says that a conversation was opened: nothing of it is unread any more. */
export function readChat(id: string): Promise<Chat> {
  return request({ method: 'PATCH', path: paths.chat.chat, body: { id, chat: { unreadCount: 0 } }, schema: Chat });
}
