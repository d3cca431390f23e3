/** The facts of a request that decide how it is answered. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache'>;

/**
 * How a request of the page is answered.
 * `call`: by the mock server, or the network · `page`: the app's page, from the network if that is quick · `asset`: a file whose name
 * carries a hash, as it is kept · `file`: as it is kept, and fetched anew for the next time · `fresh`: from the network, as it is kept
 * where there is none · `pass`: by the network alone
 */
export type CachingStrategy = 'call' | 'page' | 'asset' | 'file' | 'fresh' | 'pass';

/** A name that carries a hash of what is in the file. Servers let it be kept for ever by the same rule. */
const HASHED = /^\/assets\/.*-[\w-]{7,}\.\w+$/;
/** Files of the build that have the same name in the next one. */
const FILE = /^\/((assets|media|covers|icons)\/.+|favicon|manifest)\.\w+$/;
/** The texts of a language. A shop may add one beside the build. */
const TEXTS = /^\/i18n\/[\w-]+\.json$/;

/** Whether a file may be kept for ever by its address alone. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/**
 * How a request is answered, by what it asks for and nothing else.
 * @param own origin of the app
 */
export function cachingStrategyFor({ method, url, mode, destination, cache }: RequestFacts, own: string): CachingStrategy {
  const { origin, pathname } = new URL(url);
  // Only calls are asked of the mocks: a page that is busy with ten pictures would be asked for each of them, too.
  if (!destination && mode !== 'navigate' && pathname.includes('/api/')) return 'call';
  if (method !== 'GET' || origin !== own) return 'pass';
  if (TEXTS.test(pathname)) return 'fresh';
  // So the app asks whether its server is there: a kept answer would be a lie.
  if (cache === 'no-store' || cache === 'only-if-cached') return 'pass';
  if (mode === 'navigate') return destination === 'document' && isRoute(pathname) ? 'page' : 'pass';
  if (isHashed(pathname)) return 'asset';
  return FILE.test(pathname) ? 'file' : 'pass';
}

/** A path of the router, as the production server tells them from files. */
const isRoute = (path: string) => path === '/index.html' || (!/^\/(assets|api)\//.test(path) && !/\.[a-z0-9]{1,11}$/i.test(path));
