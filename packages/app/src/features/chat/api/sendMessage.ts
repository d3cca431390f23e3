import { ChatMessage, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Says something in a conversation. */
export function sendMessage(chatId: string, value: string): Promise<ChatMessage> {
  return request({ method: 'POST', path: paths.chat.message, body: { chatId, value }, schema: ChatMessage });
}
