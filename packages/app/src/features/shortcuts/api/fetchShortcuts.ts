import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Fetches every shortcut, in the user's order. */
export function fetchShortcuts(signal?: AbortSignal): Promise<Shortcut[]> {
  return request({ method: 'GET', path: shortcutsEndpoints.shortcuts, schema: v.array(Shortcut), signal });
}
