import { scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a label. It leaves every card. */
export function deleteLabel(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: scrumboardPaths.label, query: { id }, schema: v.literal(true), signal });
}
