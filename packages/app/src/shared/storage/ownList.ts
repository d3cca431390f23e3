import * as v from 'valibot';
import { localStore, onStoredElsewhere, type SafeStorage } from './safeStorage';

/** A person's list that is stored on this device, the same in every tab. */
export interface OwnList<Item> {
  /** The same array until it changes. */
  get: () => readonly Item[];
  /** Changes the stored list, so that another tab's recent write is not overwritten. An empty list removes the key. */
  change: (make: (stored: readonly Item[]) => readonly Item[]) => void;
  /** Subscribes to changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param key in the browser's storage, including the owner: the next person to sign in sees none of it
 * @param schema of one item; a damaged item is left out, the others stay
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

/** Lists of one kind, one per owner: every caller is notified of each change. */
export function createOwnLists<Schema extends v.GenericSchema>(prefix: string, schema: Schema) {
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
