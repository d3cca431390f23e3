import { ChatMessage, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/**
 * Says something in a conversation.
 * @param message `id` is the sender's: with the same one it can be sent again, and is said once
 */
export function sendMessage(message: { id: string; chatId: string; value: string }): Promise<ChatMessage> {
  return request({ method: 'POST', path: paths.chat.message, body: message, schema: ChatMessage });
}
