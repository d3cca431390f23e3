import { type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** A part of the app could not be fetched, not even after a reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Imports a part of the app. When that fails, a new version has most likely taken its place: the page is loaded anew, once for
 * each part, so that a part that is really gone does not reload forever.
 * @throws {ChunkError} when the reload did not help
 */
export async function importOrReload<T>(
  part: string,
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
  memory: SafeStorage = sessionStore,
): Promise<T> {
  try {
    const loaded = await load();
    if (memory.get(storageKeys.reloaded) === part) memory.remove(storageKeys.reloaded);
    return loaded;
  } catch (cause) {
    if (memory.get(storageKeys.reloaded) === part || !memory.set(storageKeys.reloaded, part)) {
      throw new ChunkError(`The part "${part}" of the app could not be loaded.`, { cause });
    }
    reload();
    // The page is going: nothing may follow.
    return new Promise<never>(() => undefined);
  }
}
