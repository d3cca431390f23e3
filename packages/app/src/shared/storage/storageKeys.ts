import { localStore, type SafeStorage, sessionStore } from './safeStorage';

/** Every place in the browser's storage that the app writes to. */
export const storageKeys = {
  /** Theme, scheme, language and the like: how this device shows the app, to whoever sits before it. */
  preferences: 'stockroom.preferences',
  /** The access token (see `session/tokenStore.ts`). */
  session: 'stockroom.session',
  /** Why the last session ended, for the sign-in page to say. */
  notice: 'stockroom.notice',
  /** Where pages were scrolled to. */
  scroll: 'stockroom.scroll',
  /** Where areas were scrolled to that scroll by themselves. */
  scrollAreas: 'stockroom.scrollAreas',
  /** Set while the session is locked. */
  locked: 'stockroom.locked',
  /** When somebody last did something in any tab, in milliseconds since 1970 (the idle lock). */
  lastActive: 'stockroom.lastActive',
  /** Last word of the session between tabs where there is no BroadcastChannel. */
  signal: 'stockroom.signal',
  /** Set for one reload after a failed chunk. */
  reloaded: 'stockroom.reloaded',
  /** The tab's content before the reload (see `query/client/querySnapshot.ts`). */
  shown: 'stockroom.shown',
  /** Start of the keys of what somebody looked for lately; the person's id follows. */
  recent: 'stockroom.recent.',
  /** Start of the keys of what was scanned lately, and of the products that were looked up; the person's id follows. */
  scans: 'stockroom.scans.',
  known: 'stockroom.known.',
  /** Start of the keys of why somebody changed stock lately; the person's id follows. */
  whys: 'stockroom.whys.',
  /** Start of the keys of the views of lists that somebody saved; the person's id follows. */
  views: 'stockroom.views.',
  /** How labels are printed on this device: its printers, and how far off each prints. */
  labels: 'stockroom.labels',
  /** The camera that was chosen to scan with, by the browser's own name of it. */
  camera: 'stockroom.camera',
  /** Start of the keys of drafts; the person's id follows (see `drafts/drafts.ts`). */
  draft: 'stockroom.draft.',
  /** This tab's name, among those that have drafts. */
  tab: 'stockroom.tab',
} as const;

/** Keys that stay when somebody signs out: they say nothing about a person, or wait for their own (decision 008). */
const keptAtSignOut = (key: string) =>
  [storageKeys.preferences, storageKeys.labels, storageKeys.signal, storageKeys.tab].some((kept) => kept === key) ||
  key.startsWith(storageKeys.draft) ||
  key.startsWith(storageKeys.views);

/** Removes everything personal from both storages of the browser. Unknown keys of ours count as personal. */
export function clearPersonal(stores: SafeStorage[] = [localStore, sessionStore]): void {
  for (const store of stores) {
    for (const key of store.keys()) if (!keptAtSignOut(key)) store.remove(key);
  }
}
