import * as v from 'valibot';
import { localStore, onStoredElsewhere, type SafeStorage } from './safeStorage';

/** A list of somebody's own that is kept on this device, the same in every tab. */
export interface OwnList<Item> {
  /** The same array until it changes. */
  get: () => readonly Item[];
  /** Goes on from what is stored: what another tab wrote a moment ago is not written over. An empty list leaves nothing behind. */
  change: (make: (stored: readonly Item[]) => readonly Item[]) => void;
  /** Calls back after every change, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param key in the browser's storage, with whose it is: who signs in next sees none of it
 * @param schema of one item; one that is damaged is left out, and takes no other along
 */
export function createOwnList<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  storage: SafeStorage = localStore,
): OwnList<v.InferOutput<Schema>> {
  type Item = v.InferOutput<Schema>;
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let items: readonly Item[] = [];
  const get = () => {
    const stored = storage.get(key);
    if (stored !== text) {
      text = stored;
      items = itemsOf(stored, schema);
    }
    return items;
  };
  return {
    get,
    change(make) {
      const next = make(get());
      if (next.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = onStoredElsewhere(key, listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}

/** The lists of one kind, one for every owner: whoever asks hears of every change. */
export function ownLists<Schema extends v.GenericSchema>(prefix: string, schema: Schema) {
  const lists = new Map<string, OwnList<v.InferOutput<Schema>>>();
  return (owner: string): OwnList<v.InferOutput<Schema>> => {
    const list = lists.get(owner) ?? createOwnList(prefix + owner, schema);
    lists.set(owner, list);
    return list;
  };
}

function itemsOf<Schema extends v.GenericSchema>(text: string | null, schema: Schema): v.InferOutput<Schema>[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text ?? '[]');
  if (!read.success) return [];
  return read.output.flatMap((item) => {
    const one = v.safeParse(schema, item);
    return one.success ? [one.output] : [];
  });
}
