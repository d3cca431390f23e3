import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Deletes a shortcut; `createShortcut` restores it. */
export function deleteShortcut(id: string): Promise<Shortcut> {
  return request({ method: 'DELETE', path: shortcutsEndpoints.shortcuts, query: { id }, schema: Shortcut });
}
