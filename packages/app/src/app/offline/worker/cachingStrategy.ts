/** Fields of a request that decide how it is answered. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache'>;

/**
 * How a request of the page is answered.
 * `call`: by the mock server, or the network · `page`: the app's page, from the network if that is quick · `asset`: a file whose name
 * carries a hash, from the cache · `file`: from the cache, and refetched for the next time · `fresh`: from the network, with
 * the cache
 * as fallback · `pass`: by the network alone
 */
export type CachingStrategy = 'call' | 'page' | 'asset' | 'file' | 'fresh' | 'pass';

/** A name with a hash of the file's content. Servers allow caching it for ever by the same rule. */
const HASHED = /^\/assets\/.*-[\w-]{7,}\.\w+$/;
/** Files of the build that have the same name in the next one. */
const FILE = /^\/((assets|media|covers|icons)\/.+|favicon|manifest)\.\w+$/;
/** Texts of a language, which a shop may add beside the build. */
const TEXTS = /^\/i18n\/[\w-]+\.json$/;

/** Whether a file may be cached for ever by its URL alone. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/**
 * Decides how a request is answered, by the request alone.
 * @param own origin of the app
 */
export function cachingStrategyFor({ method, url, mode, destination, cache }: RequestFacts, own: string): CachingStrategy {
  const { origin, pathname } = new URL(url);
  // Only calls go to the mocks: otherwise a page busy with ten pictures would be asked about each of them.
  if (!destination && mode !== 'navigate' && pathname.includes('/api/')) return 'call';
  if (method !== 'GET' || origin !== own) return 'pass';
  if (TEXTS.test(pathname)) return 'fresh';
  // The app checks this way whether its server is reachable: a cached answer would be wrong.
  if (cache === 'no-store' || cache === 'only-if-cached') return 'pass';
  if (mode === 'navigate') return destination === 'document' && isRoute(pathname) ? 'page' : 'pass';
  if (isHashed(pathname)) return 'asset';
  return FILE.test(pathname) ? 'file' : 'pass';
}

/** Whether a path belongs to the router, by the production server's rule for files. */
const isRoute = (path: string) => path === '/index.html' || (!/^\/(assets|api)\//.test(path) && !/\.[a-z0-9]{1,11}$/i.test(path));
