import { localStore, type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** Assigns drafts to the tabs of this browser. */
export interface DraftTabs {
  /** Prefix of the names of this tab's drafts; `''`: all tabs share them. */
  own: () => string;
  /** Prefixes of the names of closed tabs' drafts. */
  closed: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

/** Tabs of the browser, with their life cycle. */
export interface LiveDraftTabs extends DraftTabs {
  /** Finds out which tabs were closed, and notifies subscribers when another one with drafts was. */
  refresh: () => Promise<void>;
  /** Claims the drafts of all tabs, so that this one can send them, until the next check: the user signs out. */
  takeAll: () => void;
  /** The page is left: this tab counts as closed until the next check. */
  leave: () => void;
}

type Locks = Pick<LockManager, 'request' | 'query'>;

/** Time that a page being left has to release its tab's lock, in milliseconds. */
const LOCK_TIMEOUT = 500;
/** Age at which abandoned drafts are deleted, in milliseconds. */
const MAX_DRAFT_AGE = 30 * 24 * 60 * 60_000;

const TAB = /^tab-[0-9a-f]+\./;
const lockOf = (tab: string): string => `stockroom.${tab}`;
// Safe against double submits: the id names this tab and nothing on the server, so it needs no protection against a double submit.
const newTab = (): string => `tab-${crypto.randomUUID().slice(0, 8)}.`;

/** Removes the tab prefix from the name of a draft. */
export const withoutTab = (name: string): string => name.replace(TAB, '');

interface TabsWorld {
  local: SafeStorage;
  session: SafeStorage;
  /** `null`, as on a page without HTTPS: every other tab counts as closed. */
  locks: Locks | null;
  now: () => number;
}

/**
 * Creates the registry of tabs. A tab holds a Web Lock of its name while it is open; the browser releases it, however the
 * tab ends.
 */
export function createDraftTabs({ local, session, locks, now }: TabsWorld): LiveDraftTabs {
  const listeners = new Set<() => void>();
  let own: string | null = null;
  let closed: readonly string[] = [];
  let releaseLock: (() => void) | null = null;
  let isFirst = true;

  const nameTab = (tab: string): string => {
    session.set(storageKeys.tab, tab);
    own = tab;
    return tab;
  };
  const ensureOwnTab = (): string => {
    own ??= session.get(storageKeys.tab);
    return own ?? nameTab(newTab());
  };
  const hold = (tab: string, from: Locks): Promise<boolean> =>
    new Promise((settle) => {
      const take = () => {
        settle(true);
        return new Promise<void>((end) => {
          releaseLock = end;
        });
      };
      from.request(lockOf(tab), { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, take).catch(() => settle(false));
    });
  const draftKeys = () => local.keys().filter((key) => key.startsWith(storageKeys.draft));

  const others = () => {
    const tabs = new Set(draftKeys().flatMap((key) => TAB.exec(nameOf(key)) ?? []));
    return [...tabs].filter((tab) => tab !== ensureOwnTab());
  };
  const lookNow = async () => {
    // A duplicated tab starts with the name of the original.
    if (locks && !releaseLock && !(await hold(ensureOwnTab(), locks))) await hold(nameTab(newTab()), locks);
    const open = new Set((await locks?.query())?.held?.map(({ name }) => name));
    const before = closed;
    closed = others().filter((tab) => !open.has(lockOf(tab)));
    if (closed.some((tab) => !before.includes(tab))) for (const listener of listeners) listener();
  };
  let looking: Promise<void> | null = null;

  return {
    own: ensureOwnTab,
    closed: () => closed,
    refresh() {
      if (isFirst) {
        migrateOldDrafts({ local, session }, ensureOwnTab());
        deleteOldDrafts(local, draftKeys(), now() - MAX_DRAFT_AGE);
        isFirst = false;
      }
      // A page that may not request locks knows of no closed tab.
      looking ??= lookNow()
        .catch(() => undefined)
        .finally(() => {
          looking = null;
        });
      return looking;
    },
    takeAll() {
      closed = others();
    },
    leave() {
      releaseLock?.();
      releaseLock = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Name of a draft without the user's id. */
const nameOf = (key: string): string => key.slice(storageKeys.draft.length).replace(/^[^.]*\./, '');

function deleteOldDrafts(local: SafeStorage, keys: readonly string[], before: number): void {
  for (const key of keys) {
    const at = /"at":(\d+)/.exec(local.get(key) ?? '')?.[1];
    if (at !== undefined && Number(at) < before) local.remove(key);
  }
}

/**
 * Migrates drafts: until this winter they were in the tab's own storage, and mails waiting for a connection were shared by
 * all tabs.
 */
function migrateOldDrafts({ local, session }: Pick<TabsWorld, 'local' | 'session'>, tab: string): void {
  for (const from of [session, local]) {
    for (const key of from.keys()) {
      const name = nameOf(key);
      if (!key.startsWith(storageKeys.draft) || (from === local && !name.startsWith('mail/'))) continue;
      const to = key.slice(0, key.length - name.length) + tab + name;
      if (local.get(to) !== null || local.set(to, from.get(key) ?? '')) from.remove(key);
    }
  }
}

/** Tabs of this browser. */
export const draftTabs = createDraftTabs({
  local: localStore,
  session: sessionStore,
  locks: globalThis.navigator?.locks ?? null,
  now: Date.now,
});

globalThis.addEventListener?.('pagehide', draftTabs.leave);
globalThis.addEventListener?.('pageshow', () => void draftTabs.refresh());
globalThis.addEventListener?.('focus', () => void draftTabs.refresh());
