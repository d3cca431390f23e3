import { SearchAnswer, searchEndpoints, type SearchGroup } from '@stockroom/contract';
import { request } from '#shared/api/http';
import type { Scope } from '../model/scope';

/** Searches the server for a text, in the groups of a scope. Accepts a bare list as well as a list wrapped in `results`. */
export function search(query: string, scope: Scope, signal?: AbortSignal): Promise<SearchGroup[]> {
  const groups = scope === 'products' || scope === 'contacts' ? [scope] : undefined;
  const body = { query, groups };
  return request({ method: 'POST', path: searchEndpoints.search, body, schema: SearchAnswer, signal, isReadOnly: true });
}
