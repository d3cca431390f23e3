import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Deletes one; `createShortcut` brings it back. */
export function deleteShortcut(id: string): Promise<Shortcut> {
  return request({ method: 'DELETE', path: shortcutsEndpoints.shortcuts, query: { id }, schema: Shortcut });
}
