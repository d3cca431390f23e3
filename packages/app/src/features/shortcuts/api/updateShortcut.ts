import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Changes a shortcut. With a `position` it moves there, and the others make room. */
export function updateShortcut(id: string, shortcut: Partial<Omit<Shortcut, 'id'>>): Promise<Shortcut> {
  return request({ method: 'PATCH', path: shortcutsEndpoints.shortcuts, body: { id, shortcut }, schema: Shortcut });
}
