import { ChatContactSummary, paths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Everybody one can write to, by name. */
export function fetchContacts(signal?: AbortSignal): Promise<ChatContactSummary[]> {
  return request({ method: 'GET', path: paths.chat.contacts, schema: v.array(ChatContactSummary), signal });
}
