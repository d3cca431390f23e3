import { isPageReachable } from '../api/fetchStaticFile';
import { type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { connectionWait } from './connectionWait';
import { leaving } from './pageUnload';

/** A part of the app could not be fetched, not even after a reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** The page's part in `importOrReload`. */
export interface PageWorld {
  /** Settles when nobody is about to leave the page. */
  untilStays: () => Promise<void>;
  /** Whether the page could be loaded anew. */
  isPageReachable: () => Promise<boolean>;
  /** Settles when it could. */
  untilBack: () => Promise<void>;
  reload: () => void;
  memory: SafeStorage;
}

let wantedPage = (): string | null => null;

/**
 * Says where somebody is on the way to, while they are: a page that is loaded anew meanwhile ends there.
 * @param wanted gives an address, or null when nobody is going anywhere
 */
export function tellWantedPage(wanted: () => string | null): void {
  wantedPage = wanted;
}

/** The hash of the page that is wanted: the router gives a loader none. */
export function wantedHash(): string {
  const { href } = globalThis.location ?? {};
  return href ? new URL(wantedPage() ?? href, href).hash : '';
}

const world: PageWorld = {
  untilStays: leaving.untilStays,
  isPageReachable,
  untilBack: connectionWait.untilBack,
  reload: () => {
    const wanted = wantedPage();
    if (wanted === null) location.reload();
    else location.assign(wanted);
  },
  memory: sessionStore,
};

/**
 * Imports a part of the app. When nothing can be fetched it waits for the connection, and goes on by itself. When only the part is
 * gone, also on a second try, a new version has most likely taken its place: the page is loaded anew, or the one that was wanted, once
 * for each part, so that a part that is really gone does not reload forever. Somebody who leaves the page meanwhile is let go: a reload
 * would take them back.
 * @throws {ChunkError} when the reload did not help
 */
export async function importOrReload<T>(
  part: string,
  load: () => Promise<T>,
  { untilStays, isPageReachable: isThere, untilBack, reload, memory } = world,
): Promise<T> {
  const first = await attempt(load);
  if ('loaded' in first) return arrived(first.loaded);
  await untilStays();
  while (!(await isThere())) await untilBack();
  const second = await attempt(load);
  if ('loaded' in second) return arrived(second.loaded);
  await untilStays();
  const before = triedParts();
  // All of them, and not only the last: two parts that are gone would take turns for ever.
  if (before.includes(part) || !memory.set(storageKeys.reloaded, [...before, part].join('\n'))) {
    throw new ChunkError(`The part "${part}" of the app could not be loaded.`, { cause: second.cause });
  }
  reload();
  // The page is going: nothing may follow.
  return new Promise<never>(() => undefined);

  function arrived(loaded: T): T {
    const tried = triedParts();
    const left = tried.filter((each) => each !== part);
    if (left.length === 0) memory.remove(storageKeys.reloaded);
    else if (left.length < tried.length) memory.set(storageKeys.reloaded, left.join('\n'));
    return loaded;
  }

  function triedParts(): string[] {
    return memory.get(storageKeys.reloaded)?.split('\n') ?? [];
  }
}

/** An import's module, or why it failed. */
const attempt = <T>(load: () => Promise<T>): Promise<{ loaded: T } | { cause: unknown }> =>
  load().then(
    (loaded) => ({ loaded }),
    (cause: unknown) => ({ cause }),
  );
