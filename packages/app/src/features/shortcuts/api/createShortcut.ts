import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Creates a shortcut, or restores a deleted one under its own id and at its position. */
export function createShortcut(shortcut: Shortcut): Promise<Shortcut> {
  return request({ method: 'POST', path: shortcutsEndpoints.shortcuts, body: { shortcut }, schema: Shortcut });
}
