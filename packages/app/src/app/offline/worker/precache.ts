import { isHashed } from './cachingStrategy';

/** Files of a build, as the build writes them into the worker. */
export interface BuildFiles {
  /** The page's first script: no two builds have the same one. */
  entry: string;
  /** Addresses of what the first page needs, `/` among them. */
  core: readonly string[];
  /** Every file with a hash in its name, by an identity that it keeps from build to build. */
  known: Readonly<Record<string, string>>;
}

/** The worker's surroundings that the precache uses. */
export interface PrecacheEnvironment {
  caches: CacheStorage;
  fetch: Window['fetch'];
  /** Settles after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** Keeps the worker alive until then. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** How long the network has for the page before the kept one is shown, in milliseconds. */
const QUICK = 600;
/** How long it has when the kept page asks for files that are gone. */
const PATIENT = 10_000;
const NAME = 'stockroom-files-';
/** Where a build's identities lie beside its files. No server is asked for it. */
const KNOWN = '/assets/known';
/** Files that are fetched at once. */
const LANES = 4;

/** Keeps the files of one build, and answers with them. */
export function createPrecache({ entry, core, known }: BuildFiles, { caches, fetch, wait }: PrecacheEnvironment) {
  const name = NAME + entry;
  let isOutdated = false;

  const keptHere = async (address: string) => (await caches.open(name)).match(address, { ignoreVary: true });
  /** A file with a hash is the same in every build's cache. */
  const kept = (address: string) => caches.match(address, { ignoreVary: true });
  const keep = async (address: string, answer: Response) => {
    // A storage that is full keeps no more, and the app works as without.
    await (await caches.open(name)).put(address, answer).catch(() => undefined);
  };
  const keepPage = async (answer: Response) => {
    // The page of another build would ask for files that are not kept.
    if ((await answer.clone().text()).includes(entry)) await keep('/', answer);
  };

  /** The page: as the network has it if that is quick, since a host changes what is set in it; else as it is kept. */
  async function page(request: Request, during: WaitUntil): Promise<Response> {
    const before = await keptHere('/');
    if (!before) return fetch(request);
    const asked = fetch(request).then(
      (answer) => {
        if (answer.status === 200) during(keepPage(answer.clone()));
        return answer;
      },
      () => null,
    );
    during(asked);
    const answer = await Promise.race([asked, wait(isOutdated ? PATIENT : QUICK).then(() => null)]);
    return answer && answer.status < 500 ? answer : before;
  }

  async function asset(request: Request, during: WaitUntil): Promise<Response> {
    const before = await kept(request.url);
    if (before) return before;
    const answer = await fetch(request);
    if (answer.status === 200) during(keep(request.url, answer.clone()));
    // Its page is of a build that the server has no more: the next one may take its time to come.
    if (answer.status === 404) isOutdated = true;
    return answer;
  }

  async function file(request: Request, during: WaitUntil): Promise<Response> {
    const before = await keptHere(request.url);
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
      const before = await keptHere(request.url);
      if (before) return before;
      throw error;
    }
  }

  async function fetchInto(address: string): Promise<void> {
    const { pathname } = new URL(address, 'https://any.example');
    if (await keptHere(address)) return;
    const before = isHashed(pathname) ? await kept(address) : undefined;
    if (before) return keep(address, before);
    const answer = await fetch(address, isHashed(pathname) ? {} : { cache: 'no-cache' });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    if (address !== '/') return keep(address, answer);
    await keepPage(answer);
    if (!(await keptHere('/'))) throw new Error('The page is of another build.');
  }

  /** This build's replacements for the files that older ones keep. */
  async function successors(): Promise<string[]> {
    const lists = await Promise.all(
      (await olderNames()).map(async (older) => {
        const cache = await caches.open(older);
        const theirs = (await (await cache.match(KNOWN))?.json()) as BuildFiles['known'] | undefined;
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
     * Keeps what the first page needs, what of an older build was used, and `more`.
     * @throws {Error} when one of them can't be had
     */
    async fill(more: readonly string[] = []): Promise<void> {
      const left = [...new Set([...core, ...more, ...(await successors())])];
      const lane = async (): Promise<void> => {
        const next = left.shift();
        if (next === undefined) return;
        await fetchInto(next);
        return lane();
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await keep(KNOWN, Response.json(known));
    },
    /** Frees what older builds have kept. */
    async freeOlder(): Promise<void> {
      await Promise.all((await olderNames()).map((each) => caches.delete(each)));
    },
  };
}
