import * as v from 'valibot';
import { localStore, onStoredElsewhere, type SafeStorage } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';
import { SavedView } from './model/savedView';

/** The views of the list that somebody saved on this device. They outlast the sign-out (docs/decisions 008). */
export interface ViewStore {
  /** The same array until it changes. */
  get: () => readonly SavedView[];
  /** Puts a view in place of the one with its id, else at the end. */
  put: (view: SavedView) => void;
  remove: (id: string) => void;
  /** Puts a view that was removed back to where it was. */
  restore: (view: SavedView, place: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param userId whose they are: who signs in next sees none of them */
export function createViewStore(userId: string, storage: SafeStorage = localStore): ViewStore {
  const key = storageKeys.views + userId;
  const read = (): readonly SavedView[] => parse(storage.get(key));
  const listeners = new Set<() => void>();
  let current = read();
  const show = (next: readonly SavedView[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  // What another tab wrote a moment ago must not be written over.
  const change = (make: (stored: readonly SavedView[]) => readonly SavedView[]) => {
    const next = make(read());
    if (next.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
    show(next);
  };
  onStoredElsewhere(key, () => show(read()));
  const without = (views: readonly SavedView[], id: string) => views.filter((view) => view.id !== id);
  return {
    get: () => current,
    put: (view) =>
      change((views) =>
        views.some(({ id }) => id === view.id) ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view],
      ),
    remove: (id) => change((views) => without(views, id)),
    restore: (view, place) => change((views) => without(views, view.id).toSpliced(place, 0, view)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new Map<string, ViewStore>();

/** The one store of a person. */
export function viewsOf(userId: string): ViewStore {
  const store = stores.get(userId) ?? createViewStore(userId);
  stores.set(userId, store);
  return store;
}

/** One that is damaged takes no other along. */
function parse(text: string | null): SavedView[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text ?? '[]');
  return read.success ? read.output.flatMap((item) => (v.is(SavedView, item) ? [item] : [])) : [];
}
