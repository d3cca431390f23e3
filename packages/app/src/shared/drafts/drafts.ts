import * as v from 'valibot';
import { leavePermit } from '../leaveGuard/leavePermit';
import { localStore, type SafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import type { DraftSubject } from './draftSubject';
import { type DraftTabs, draftTabs, withoutTab } from './draftTabs';
import type { DraftState, WaitingDraft } from './model/waitingDraft';

/** Identifies a draft by person and subject. */
export interface DraftKey {
  userId: string;
  subject: DraftSubject;
}

export interface Draft<T> {
  value: T;
  /** Time of writing, in milliseconds since 1970. */
  at: number;
  state: DraftState;
}

/**
 * Store of drafts and unsent writes. They are in local storage, by person and tab: two open tabs do not overwrite each
 * other, and a closed tab leaves its drafts to the others and to tomorrow (decision 086). No other person is offered them, and
 * a deliberate sign-out removes them.
 */
export interface DraftStore {
  read: <Schema extends v.GenericSchema>(key: DraftKey, schema: Schema) => Draft<v.InferOutput<Schema>> | null;
  /** @returns whether the draft outlives the page; if not, the browser asks before the page is left */
  write: (key: DraftKey, value: unknown, state?: DraftState) => boolean;
  remove: (key: DraftKey) => void;
  /** Subjects of this person's drafts, in this tab or from a closed one. */
  subjectsOf: (userId: string) => DraftSubject[];
  /** Drafts that only this browser has, in any of its tabs. */
  waitingOf: (userId: string) => WaitingDraft[];
  /** Removes this person's drafts in every tab. */
  forgetAll: (userId: string) => void;
  /** Subscribes to changes: there may be more drafts (also those of a closed tab), or none any more. */
  subscribe: (listener: (change: 'more' | 'none') => void) => () => void;
}

const Row = v.object({
  /** Version of the row; rows without one are older than versions. */
  version: v.optional(v.literal(1)),
  at: v.number(),
  state: v.optional(v.picklist(['unsaved', 'unsent', 'copy']), 'unsaved'),
  value: v.unknown(),
});

/** Drafts that the browser could not store: they last as long as the page. */
const unstored = new Set<string>();
globalThis.addEventListener?.('beforeunload', (event) => {
  if (unstored.size > 0 && !leavePermit.isGranted()) event.preventDefault();
});

const sharedTabs: DraftTabs = { own: () => '', closed: () => [], subscribe: () => () => undefined };

/** @param tabs left out: all tabs share the drafts */
export function createDraftStore(
  storage: SafeStorage = localStore,
  tabs: DraftTabs = sharedTabs,
  now: () => number = Date.now,
): DraftStore {
  const listeners = new Set<(change: 'more' | 'none') => void>();
  const startOf = (userId: string) => `${storageKeys.draft}${encodeURIComponent(userId).replaceAll('.', '%2E')}.`;
  const keyIn = (tab: string, { userId, subject }: DraftKey) => startOf(userId) + tab + subject;
  const rowOf = (text: string | null) => {
    const row = v.safeParse(v.pipe(v.string(), v.parseJson(), Row), text);
    return row.success ? row.output : null;
  };
  /** Text of a draft. A closed tab's draft moves to this tab when it is read. */
  const textOf = (key: DraftKey): string | null => {
    const own = storage.get(keyIn(tabs.own(), key));
    if (own !== null) return own;
    for (const tab of tabs.closed()) {
      const text = storage.get(keyIn(tab, key));
      if (text === null) continue;
      if (storage.set(keyIn(tabs.own(), key), text)) storage.remove(keyIn(tab, key));
      return text;
    }
    return null;
  };
  const keysOf = (userId: string) => storage.keys().filter((key) => key.startsWith(startOf(userId)));
  return {
    read(key, schema) {
      const row = rowOf(textOf(key));
      if (!row) return null;
      const value = v.safeParse(schema, row.value);
      return value.success ? { value: value.output, at: row.at, state: row.state } : null;
    },
    write(key, value, state) {
      const name = keyIn(tabs.own(), key);
      const isKept = storage.set(name, JSON.stringify({ version: 1, at: now(), state, value }));
      if (isKept) unstored.delete(name);
      else unstored.add(name);
      return isKept;
    },
    remove(key) {
      const name = keyIn(tabs.own(), key);
      unstored.delete(name);
      storage.remove(name);
    },
    subjectsOf(userId) {
      const starts = [tabs.own(), ...tabs.closed()].map((tab) => startOf(userId) + tab);
      const subjects = keysOf(userId).flatMap((key): DraftSubject[] => {
        const start = starts.find((each) => key.startsWith(each));
        return start === undefined ? [] : [key.slice(start.length) as DraftSubject];
      });
      return [...new Set(subjects)];
    },
    waitingOf: (userId) =>
      keysOf(userId).flatMap((key) => {
        const row = rowOf(storage.get(key));
        const [kind = ''] = withoutTab(key.slice(startOf(userId).length)).split('/');
        return !row || row.state === 'copy' ? [] : [{ kind, state: row.state }];
      }),
    forgetAll(userId) {
      for (const key of keysOf(userId)) {
        storage.remove(key);
        unstored.delete(key);
      }
      for (const listener of listeners) listener('none');
    },
    subscribe(listener) {
      listeners.add(listener);
      const leave = tabs.subscribe(() => listener('more'));
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}

/** Drafts of this tab, and of closed ones. */
export const drafts = createDraftStore(localStore, draftTabs);
