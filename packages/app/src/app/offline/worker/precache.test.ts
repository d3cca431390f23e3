import { describe, expect, it, vi } from 'vitest';
import { type BuildFiles, createPrecache } from './precache';

const OWN = 'https://shop.example';
const FIRST: BuildFiles = {
  entry: '/assets/index-firstone.js',
  core: ['/', '/assets/index-firstone.js'],
  known: { e: '/assets/index-firstone.js', board: '/assets/board-firstone.js' },
};
const NEXT: BuildFiles = {
  entry: '/assets/index-nextnext.js',
  core: ['/', '/assets/index-nextnext.js'],
  known: { e: '/assets/index-nextnext.js', board: '/assets/board-nextnext.js' },
};
const pageOf = ({ entry }: BuildFiles) => `<script type="module" src="${entry}"></script>`;

/** The browser's caches, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const address = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, OWN).href;
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return {
      match: async (asked: RequestInfo) => files.get(address(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => void files.set(address(asked), answer),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo) => {
      for (const files of all.values()) if (files.has(address(asked))) return files.get(address(asked))?.clone();
      return undefined;
    },
  };
  return { caches: caches as unknown as CacheStorage, all };
}

/** A shop's device: the files of its server, and whether the server is reachable. */
function device({ caches, all } = memoryCaches()) {
  const server = new Map<string, string>();
  const network = { isThere: true, isSlow: false, patience: Promise.resolve() };
  const fetch = vi.fn(async (asked: RequestInfo | URL) => {
    if (network.isSlow) return new Promise<Response>(() => undefined);
    if (!network.isThere) throw new TypeError('Failed to fetch');
    const text = server.get(new URL(asked instanceof Request ? asked.url : asked, OWN).pathname);
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
  const serve = (build: BuildFiles) => {
    server.clear();
    server.set('/', pageOf(build));
    for (const file of Object.values(build.known)) server.set(file, file);
  };
  const precache = (build: BuildFiles) => createPrecache(build, { caches, fetch, wait: () => network.patience });
  return { all, fetch, precache, network, serve, server };
}

const get = (path: string) => new Request(OWN + path);
const atOnce = () => undefined;
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('precache: the page', () => {
  it('comes from the network if that responds', async () => {
    const { precache, network, serve, server } = device();
    serve(FIRST);
    const first = precache(FIRST);
    await first.fill();
    server.set('/', 'set anew');
    network.patience = new Promise(() => undefined);
    expect(await textOf(first.page(get('/'), atOnce))).toBe('set anew');
  });
  it.each(['isThere', 'isSlow'] as const)('comes from the cache if the network is away or slow (%s)', async (what) => {
    const { precache, network, serve } = device();
    serve(FIRST);
    const first = precache(FIRST);
    await first.fill();
    network[what] = what === 'isSlow';
    expect(await textOf(first.page(get('/apps/ecommerce/inventory'), atOnce))).toBe(pageOf(FIRST));
  });
  it('needs the network if the cache has none', async () => {
    const { precache, network } = device();
    network.isThere = false;
    await expect(precache(FIRST).page(get('/'), atOnce)).rejects.toThrow('Failed to fetch');
  });
  it('is not cached from another build, whose files are not cached', async () => {
    const { precache, network, serve } = device();
    serve(FIRST);
    const first = precache(FIRST);
    await first.fill();
    serve(NEXT);
    await first.page(get('/'), atOnce);
    network.isThere = false;
    expect(await textOf(first.page(get('/'), atOnce))).toBe(pageOf(FIRST));
  });
});

describe('precache: files', () => {
  it('are fetched once if the name has a hash', async () => {
    const { precache, fetch, serve } = device();
    serve(FIRST);
    const first = precache(FIRST);
    await first.asset(get('/assets/board-firstone.js'), atOnce);
    await vi.waitFor(async () => expect(await textOf(first.asset(get('/assets/board-firstone.js'), atOnce))).toBeTruthy());
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('come from the cache without a hash, and are refetched for the next time', async () => {
    const { precache, server } = device();
    const first = precache(FIRST);
    server.set('/covers/1.svg', 'old');
    expect(await textOf(first.file(get('/covers/1.svg'), atOnce))).toBe('old');
    server.set('/covers/1.svg', 'new');
    expect(await textOf(first.file(get('/covers/1.svg'), atOnce))).toBe('old');
    await vi.waitFor(async () => expect(await textOf(first.file(get('/covers/1.svg'), atOnce))).toBe('new'));
  });
  it('are not cached if they are missing', async () => {
    const { precache } = device();
    const first = precache(FIRST);
    expect((await first.asset(get('/assets/gone-gonegone.js'), atOnce)).status).toBe(404);
    expect((await first.fresh(get('/i18n/xx.json'), atOnce)).status).toBe(404);
  });
  it('come from the network for a language, with the cache as fallback', async () => {
    const { precache, network, server } = device();
    const first = precache(FIRST);
    server.set('/i18n/de.json', 'Hallo');
    expect(await textOf(first.fresh(get('/i18n/de.json'), atOnce))).toBe('Hallo');
    network.isThere = false;
    expect(await textOf(first.fresh(get('/i18n/de.json'), atOnce))).toBe('Hallo');
  });
});

describe('precache: the next build', () => {
  it('fetches the files used in the previous build, and then deletes its cache', async () => {
    const { all, precache, network, serve } = device();
    serve(FIRST);
    await precache(FIRST).fill(['/assets/board-firstone.js']);
    serve(NEXT);
    const next = precache(NEXT);
    await next.fill();
    await next.freeOlder();
    expect([...all.keys()]).toEqual(['stockroom-files-/assets/index-nextnext.js']);
    network.isThere = false;
    expect(await textOf(next.asset(get('/assets/board-nextnext.js'), atOnce))).toBe('/assets/board-nextnext.js');
    expect(await textOf(next.page(get('/'), atOnce))).toBe(pageOf(NEXT));
  });
  it('is not installed before it is complete', async () => {
    const { precache, serve, server } = device();
    serve(NEXT);
    server.delete('/assets/index-nextnext.js');
    await expect(precache(NEXT).fill()).rejects.toThrow('404');
    const other = device();
    other.serve(FIRST);
    await expect(other.precache({ ...NEXT, core: ['/'] }).fill()).rejects.toThrow('another build');
  });
});
