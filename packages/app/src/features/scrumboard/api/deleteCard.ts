import { scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a card. Its id brings it back. */
export function deleteCard(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: scrumboardPaths.card, query: { id }, schema: v.literal(true), signal });
}
