import { isHashed } from './cachingStrategy';

/** Files of a build, as the build writes them into the worker. */
export interface BuildFiles {
  /** The page's entry script, unique to each build. */
  entry: string;
  /** URLs of the files that the first page needs, `/` among them. */
  core: readonly string[];
  /** Files with a hash in their name, by an identity that is stable between builds. */
  known: Readonly<Record<string, string>>;
}

/** Dependencies of the precache. */
export interface PrecacheEnvironment {
  caches: CacheStorage;
  fetch: Window['fetch'];
  /** Settles after this many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** Keeps the worker alive until the promise settles. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** How long the network has for the page before the cached one is shown, in milliseconds. */
const PAGE_TIMEOUT = 600;
/** How long it has when files of the cached page no longer exist, in milliseconds. */
const OUTDATED_PAGE_TIMEOUT = 10_000;
const NAME = 'stockroom-files-';
/** Cache entry with a build's file identities; never requested from a server. */
const IDENTITIES_PATH = '/assets/known';
/** Number of parallel fetches. */
const PARALLEL_FETCHES = 4;

/** Caches the files of one build, and answers with them. */
export function createPrecache({ entry, core, known }: BuildFiles, { caches, fetch, wait }: PrecacheEnvironment) {
  const name = NAME + entry;
  let isOutdated = false;

  const findInOwnCache = async (address: string) => (await caches.open(name)).match(address, { ignoreVary: true });
  /** A cached file. One with a hash is the same in every build's cache. */
  const findCached = (address: string) => caches.match(address, { ignoreVary: true });
  const keep = async (address: string, answer: Response) => {
    // If the storage is full, nothing more is cached, and the app works without.
    await (await caches.open(name)).put(address, answer).catch(() => undefined);
  };
  const keepPage = async (answer: Response) => {
    // The page of another build would request files that are not cached.
    if ((await answer.clone().text()).includes(entry)) await keep('/', answer);
  };

  /** The page: from the network if that is quick, since a host may change its configuration; otherwise from the cache. */
  async function page(request: Request, during: WaitUntil): Promise<Response> {
    const before = await findInOwnCache('/');
    if (!before) return fetch(request);
    const asked = fetch(request).then(
      (answer) => {
        if (answer.status === 200) during(keepPage(answer.clone()));
        return answer;
      },
      () => null,
    );
    during(asked);
    const answer = await Promise.race([asked, wait(isOutdated ? OUTDATED_PAGE_TIMEOUT : PAGE_TIMEOUT).then(() => null)]);
    return answer && answer.status < 500 ? answer : before;
  }

  async function asset(request: Request, during: WaitUntil): Promise<Response> {
    const before = await findCached(request.url);
    if (before) return before;
    const answer = await fetch(request);
    if (answer.status === 200) during(keep(request.url, answer.clone()));
    // The cached page belongs to a build that the server no longer has: the next one may take longer to arrive.
    if (answer.status === 404) isOutdated = true;
    return answer;
  }

  async function file(request: Request, during: WaitUntil): Promise<Response> {
    const before = await findInOwnCache(request.url);
    const asked = fresh(request, during);
    if (!before) return asked;
    during(asked.catch(() => undefined));
    return before;
  }

  async function fresh(request: Request, during: WaitUntil): Promise<Response> {
    try {
      const answer = await fetch(request);
      if (answer.status === 200) during(keep(request.url, answer.clone()));
      return answer;
    } catch (error) {
      const before = await findInOwnCache(request.url);
      if (before) return before;
      throw error;
    }
  }

  async function fetchInto(address: string): Promise<void> {
    const { pathname } = new URL(address, 'https://any.example');
    if (await findInOwnCache(address)) return;
    const before = isHashed(pathname) ? await findCached(address) : undefined;
    if (before) return keep(address, before);
    const answer = await fetch(address, isHashed(pathname) ? {} : { cache: 'no-cache' });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    if (address !== '/') return keep(address, answer);
    await keepPage(answer);
    if (!(await findInOwnCache('/'))) throw new Error('The page is of another build.');
  }

  /** Finds this build's replacements for files cached by older builds. */
  async function successors(): Promise<string[]> {
    const lists = await Promise.all(
      (await olderNames()).map(async (older) => {
        const cache = await caches.open(older);
        const theirs = (await (await cache.match(IDENTITIES_PATH))?.json()) as BuildFiles['known'] | undefined;
        const files = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
        return Object.entries(theirs ?? {}).flatMap(([identity, path]) => (files.has(path) ? (known[identity] ?? []) : []));
      }),
    );
    return lists.flat();
  }

  const olderNames = async () => (await caches.keys()).filter((each) => each.startsWith(NAME) && each !== name);

  return {
    page,
    asset,
    file,
    fresh,
    /**
     * Caches the files of the first page, the replacements of files used in an older build, and `more`.
     * @throws {Error} when one of them cannot be fetched
     */
    async fill(more: readonly string[] = []): Promise<void> {
      const left = [...new Set([...core, ...more, ...(await successors())])];
      const lane = async (): Promise<void> => {
        const next = left.shift();
        if (next === undefined) return;
        await fetchInto(next);
        return lane();
      };
      await Promise.all(Array.from({ length: PARALLEL_FETCHES }, lane));
      await keep(IDENTITIES_PATH, Response.json(known));
    },
    /** Deletes the caches of older builds. */
    async freeOlder(): Promise<void> {
      await Promise.all((await olderNames()).map((each) => caches.delete(each)));
    },
  };
}
