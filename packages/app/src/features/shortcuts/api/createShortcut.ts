import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Adds one, or puts a deleted one back under its own id and at its place. */
export function createShortcut(shortcut: Shortcut): Promise<Shortcut> {
  return request({ method: 'POST', path: shortcutsEndpoints.shortcuts, body: { shortcut }, schema: Shortcut });
}
