import { paths, Shortcut } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Changes one. With a `position` it moves there, and the others make room. */
export function updateShortcut(id: string, shortcut: Partial<Omit<Shortcut, 'id'>>): Promise<Shortcut> {
  return request({ method: 'PATCH', path: paths.common.shortcuts, body: { id, shortcut }, schema: Shortcut });
}
