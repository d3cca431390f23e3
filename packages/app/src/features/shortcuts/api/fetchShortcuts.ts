import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Every shortcut, in the person's order. */
export function fetchShortcuts(signal?: AbortSignal): Promise<Shortcut[]> {
  return request({ method: 'GET', path: shortcutsEndpoints.shortcuts, schema: v.array(Shortcut), signal });
}
