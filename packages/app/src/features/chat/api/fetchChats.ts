import { Chat, paths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Every conversation with all that was said, the one last written in first. */
export function fetchChats(signal?: AbortSignal): Promise<Chat[]> {
  return request({ method: 'GET', path: paths.chat.chats, schema: v.array(Chat), signal });
}
