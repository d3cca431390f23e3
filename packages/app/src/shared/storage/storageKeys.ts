import { localStore, type SafeStorage, sessionStore } from './safeStorage';

/** All keys in the browser's storage that the app writes to. */
export const storageKeys = {
  /** Theme, scheme, language and the like: how this device shows the app, to any user. */
  preferences: 'stockroom.preferences',
  /** The access token (see `session/tokenStore.ts`). */
  session: 'stockroom.session',
  /** Reason why the last session ended, for the sign-in page. */
  notice: 'stockroom.notice',
  /** Scroll positions of pages. */
  scroll: 'stockroom.scroll',
  /** Scroll positions of areas with their own scrolling. */
  scrollAreas: 'stockroom.scrollAreas',
  /** Set while the session is locked. */
  locked: 'stockroom.locked',
  /** Time of the last activity in any tab, in milliseconds since 1970 (the idle lock). */
  lastActive: 'stockroom.lastActive',
  /** Last message of the session between tabs where there is no BroadcastChannel. */
  signal: 'stockroom.signal',
  /** Set for one reload after a chunk failed to load. */
  reloaded: 'stockroom.reloaded',
  /** Content of the tab before the reload (see `query/client/querySnapshot.ts`). */
  shown: 'stockroom.shown',
  /** Prefix of the keys of recent searches; the person's id follows. */
  recent: 'stockroom.recent.',
  /** Prefixes of the keys of recent scans, and of the products that were looked up; the person's id follows. */
  scans: 'stockroom.scans.',
  known: 'stockroom.known.',
  /** Prefix of the keys of recent reasons for changes of stock; the person's id follows. */
  whys: 'stockroom.whys.',
  /** Prefix of the keys of saved list views; the person's id follows. */
  views: 'stockroom.views.',
  /** Label printing on this device: its printers, and the offset of each. */
  labels: 'stockroom.labels',
  /** The camera chosen for scanning, by the browser's own name of it. */
  camera: 'stockroom.camera',
  /** Prefix of the keys of drafts; the person's id follows (see `drafts/drafts.ts`). */
  draft: 'stockroom.draft.',
  /** Name of this tab, among those with drafts. */
  tab: 'stockroom.tab',
} as const;

/** Keys that stay on sign-out: they reveal nothing about a person, or wait for their owner (decision 008). */
const survivesSignOut = (key: string) =>
  [storageKeys.preferences, storageKeys.labels, storageKeys.signal, storageKeys.tab].some(
    (survivingKey) => survivingKey === key,
  ) ||
  key.startsWith(storageKeys.draft) ||
  key.startsWith(storageKeys.views);

/** Removes everything personal from both storages of the browser. Unknown keys of the app count as personal. */
export function clearPersonal(stores: SafeStorage[] = [localStore, sessionStore]): void {
  for (const store of stores) {
    for (const key of store.keys()) if (!survivesSignOut(key)) store.remove(key);
  }
}
