import { localStore, type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** Whose drafts are whose, among the tabs of this browser. */
export interface DraftTabs {
  /** The prefix of this tab's names; `''`: all tabs share them. */
  own: () => string;
  /** The prefixes of closed tabs' names. */
  closed: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

/** Those of the browser. */
export interface LiveDraftTabs extends DraftTabs {
  /** Looks which tabs were closed, and tells who has subscribed where there is something of one more. */
  look: () => Promise<void>;
  /** Takes the drafts of all tabs, to be sent by this one until it looks again: its person signs out. */
  takeAll: () => void;
  /** The page goes: this tab counts as closed until it looks again. */
  leave: () => void;
}

type Locks = Pick<LockManager, 'request' | 'query'>;

/** How long a page that is being left has to let go of its tab, in milliseconds. */
const PATIENCE = 500;
/** Drafts that nobody came back to are forgotten after so long, in milliseconds. */
const LONGEST = 30 * 24 * 60 * 60_000;

const TAB = /^tab-[0-9a-f]+\./;
const lockOf = (tab: string): string => `stockroom.${tab}`;
// Not made twice: it names this tab, and nothing that is kept on the server.
const newTab = (): string => `tab-${crypto.randomUUID().slice(0, 8)}.`;

/** The name of a draft without the tab that it is of. */
export const withoutTab = (name: string): string => name.replace(TAB, '');

interface TabsWorld {
  local: SafeStorage;
  session: SafeStorage;
  /** Where there are none, as on a page without HTTPS, every other tab counts as closed. */
  locks: Locks | null;
  now: () => number;
}

/** A tab holds a Web Lock of its name for as long as it is open: the browser lets go of it, however that ends. */
export function createDraftTabs({ local, session, locks, now }: TabsWorld): LiveDraftTabs {
  const listeners = new Set<() => void>();
  let own: string | null = null;
  let closed: readonly string[] = [];
  let letGo: (() => void) | null = null;
  let isFirst = true;

  const nameTab = (tab: string): string => {
    session.set(storageKeys.tab, tab);
    own = tab;
    return tab;
  };
  const ownTab = (): string => {
    own ??= session.get(storageKeys.tab);
    return own ?? nameTab(newTab());
  };
  const hold = (tab: string, from: Locks): Promise<boolean> =>
    new Promise((settle) => {
      const take = () => {
        settle(true);
        return new Promise<void>((end) => {
          letGo = end;
        });
      };
      from.request(lockOf(tab), { signal: AbortSignal.timeout(PATIENCE) }, take).catch(() => settle(false));
    });
  const draftKeys = () => local.keys().filter((key) => key.startsWith(storageKeys.draft));

  const others = () => {
    const tabs = new Set(draftKeys().flatMap((key) => TAB.exec(nameOf(key)) ?? []));
    return [...tabs].filter((tab) => tab !== ownTab());
  };
  const lookNow = async () => {
    // A tab that was made from another one begins with the other's name.
    if (locks && !letGo && !(await hold(ownTab(), locks))) await hold(nameTab(newTab()), locks);
    const open = new Set((await locks?.query())?.held?.map(({ name }) => name));
    const before = closed;
    closed = others().filter((tab) => !open.has(lockOf(tab)));
    if (closed.some((tab) => !before.includes(tab))) for (const listener of listeners) listener();
  };
  let looking: Promise<void> | null = null;

  return {
    own: ownTab,
    closed: () => closed,
    look() {
      if (isFirst) {
        takeOld({ local, session }, ownTab());
        forgetOld(local, draftKeys(), now() - LONGEST);
        isFirst = false;
      }
      // A page that may ask for no locks knows of no tab that was closed.
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
      letGo?.();
      letGo = null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Without whose it is. */
const nameOf = (key: string): string => key.slice(storageKeys.draft.length).replace(/^[^.]*\./, '');

function forgetOld(local: SafeStorage, keys: readonly string[], before: number): void {
  for (const key of keys) {
    const at = /"at":(\d+)/.exec(local.get(key) ?? '')?.[1];
    if (at !== undefined && Number(at) < before) local.remove(key);
  }
}

/** Until this winter drafts lay in the tab's own storage, and mails that waited for a connection together. */
function takeOld({ local, session }: Pick<TabsWorld, 'local' | 'session'>, tab: string): void {
  for (const from of [session, local]) {
    for (const key of from.keys()) {
      const name = nameOf(key);
      if (!key.startsWith(storageKeys.draft) || (from === local && !name.startsWith('mail/'))) continue;
      const to = key.slice(0, key.length - name.length) + tab + name;
      if (local.get(to) !== null || local.set(to, from.get(key) ?? '')) from.remove(key);
    }
  }
}

/** The tabs of this browser. */
export const draftTabs = createDraftTabs({
  local: localStore,
  session: sessionStore,
  locks: globalThis.navigator?.locks ?? null,
  now: Date.now,
});

globalThis.addEventListener?.('pagehide', draftTabs.leave);
globalThis.addEventListener?.('pageshow', () => void draftTabs.look());
globalThis.addEventListener?.('focus', () => void draftTabs.look());
