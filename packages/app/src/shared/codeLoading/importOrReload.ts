import { isPageReachable } from '../api/fetchStaticFile';
import { type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { connectionWait } from './connectionWait';
import { pageUnload } from './pageUnload';

/** Error for a part of the app that could not be loaded, even after a reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Environment of `importOrReload`. */
export interface PageEnvironment {
  /** Resolves when the page is not being left. */
  untilStays: () => Promise<void>;
  /** Whether the page could be reloaded. */
  isPageReachable: () => Promise<boolean>;
  /** Resolves when it could. */
  untilBack: () => Promise<void>;
  reload: () => void;
  memory: SafeStorage;
}

let wantedPage = (): string | null => null;

/**
 * Sets the source of the address of a pending navigation: a reload meanwhile goes there.
 * @param wanted returns an address, or null without a pending navigation
 */
export function setWantedPage(wanted: () => string | null): void {
  wantedPage = wanted;
}

/** Hash of the address of a pending navigation: the router passes none to a loader. */
export function wantedHash(): string {
  const { href } = globalThis.location ?? {};
  return href ? new URL(wantedPage() ?? href, href).hash : '';
}

const world: PageEnvironment = {
  untilStays: pageUnload.untilStays,
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
 * Imports a part of the app. When nothing can be fetched it waits for the connection, and continues automatically. When
 * only the part is missing, also on a second try, a new version has most likely replaced it: the page, or the target of a
 * pending navigation, is reloaded, once for each part, so that a missing part does not cause endless reloads. It does not
 * reload while the user leaves the page, as that would take them back.
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
  // All parts are remembered, not only the last: two missing parts would otherwise alternate forever.
  if (before.includes(part) || !memory.set(storageKeys.reloaded, [...before, part].join('\n'))) {
    throw new ChunkError(`The part "${part}" of the app could not be loaded.`, { cause: second.cause });
  }
  reload();
  // The page is reloading: nothing may follow.
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

/** The module of an import, or the error. */
const attempt = <T>(load: () => Promise<T>): Promise<{ loaded: T } | { cause: unknown }> =>
  load().then(
    (loaded) => ({ loaded }),
    (cause: unknown) => ({ cause }),
  );
