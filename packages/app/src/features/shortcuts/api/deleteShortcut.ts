import { paths, Shortcut } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import { orGone } from '../../../shared/api/orGone';

/** Deletes one; `createShortcut` brings it back. */
export function deleteShortcut(id: string): Promise<void> {
  return orGone(request({ method: 'DELETE', path: paths.common.shortcuts, query: { id }, schema: Shortcut }));
}
