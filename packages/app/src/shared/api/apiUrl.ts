import type { Config } from '../config/config';

/** The part of the configuration that calls need. */
export type CallConfig = Pick<Config, 'apiHost' | 'demo'>;

/** Values of a query; `undefined` values are left out, lists repeat their key. */
export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

const isReal = (path: string) => /^\/api\/(product|utility)\//.test(path);

/**
 * URL of a call. Paths of the store server get the host in front; all others are answered in this page while the demo's mock
 * server runs, and by the host when it doesn't.
 */
export function apiUrl(path: string, query: Query | undefined, { apiHost, demo }: CallConfig, origin: string): string {
  const host = apiHost !== '' && (!demo || isReal(path)) ? apiHost : origin;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const each of [value].flat()) if (each !== undefined) search.append(key, String(each));
  }
  const text = search.toString();
  return `${host}${path}${text && `?${text}`}`;
}
