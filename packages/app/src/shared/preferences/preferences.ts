import * as v from 'valibot';
import { isTag } from '../i18n/languages';
import { SCAN_TERMINATORS } from '../scanner/model/scanTerminators';

export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export const SCHEMES = ['light', 'dark', 'auto'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Layouts that a person can choose. `empty` has no menu to come back by; only a route or an address asks for it. */
export const LIKED_LAYOUTS = ['classy', 'compact', 'futuristic', 'horizontal'] as const;

/** Minutes without a key, a press or a movement after which the session locks itself; 0: it does not. */
export const IDLE_LOCK_MINUTES = [0, 5, 15, 30, 60] as const;

/** Longest times between two keys of a scanner that can be chosen, in milliseconds: wired, usual, wireless, slow. */
export const SCAN_GAPS = [20, 35, 60, 100] as const;

/** Tag of a language: one of the app's own, or one that the shop's configuration names. */
export type Language = string;

/** How somebody likes the app on this device. Each value that is unknown or damaged falls back alone. */
export const Preferences = v.object({
  theme: v.fallback(v.picklist(THEMES), 'default'),
  scheme: v.fallback(v.picklist(SCHEMES), 'light'),
  density: v.fallback(v.picklist(DENSITIES), 'comfortable'),
  language: v.fallback(v.pipe(v.string(), v.check(isTag)), 'en'),
  /** Where a route does not ask for a layout of its own (see `app/routing/layouts.ts`). */
  layout: v.fallback(v.picklist(LIKED_LAYOUTS), 'classy'),
  /** No motion, whatever the system says. `false` follows the system. */
  reducedMotion: v.fallback(v.boolean(), false),
  /** Path of the page that comes after signing in; empty for the specified one. */
  startPage: v.fallback(v.string(), ''),
  /** Whether the side menu stands beside the content on wide screens. */
  navOpen: v.fallback(v.boolean(), true),
  /** Whether keys without a modifier, such as `?` and `g i`, run commands. */
  singleKeys: v.fallback(v.boolean(), true),
  /** Off at first: a till that nobody asked to lock must not; whose screen is seen by others turns it on, for this device. */
  idleLockMinutes: v.fallback(v.picklist(IDLE_LOCK_MINUTES), 0),
  /** How this device's scanner types (see `scanner/model/burst.ts`). */
  scanGap: v.fallback(v.picklist(SCAN_GAPS), 35),
  scanEnd: v.fallback(v.picklist(SCAN_TERMINATORS), 'enter'),
  /** Signals that a scan was heard. */
  scanSound: v.fallback(v.boolean(), true),
  scanFlash: v.fallback(v.boolean(), true),
  /** Whether something new in a chat is heard, and whether Enter sends what is written. */
  chatSound: v.fallback(v.boolean(), true),
  chatEnterSends: v.fallback(v.boolean(), true),
  /** Entries of the menu that a person opened. */
  navOpenIds: v.fallback(v.array(v.string()), []),
  /** Groups of the menu that a person folded. */
  navFoldedIds: v.fallback(v.array(v.string()), []),
  /** Visible columns by the name of their table; a table that is not there shows its own default. */
  columns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** Widgets that a person put away, by the name of their dashboard: what is new there is shown. */
  hiddenWidgets: v.fallback(v.record(v.string(), v.array(v.string())), {}),
});
export type Preferences = v.InferOutput<typeof Preferences>;

/** Reads stored text; anything unusable becomes the specified defaults. */
export function parsePreferences(text: string | null): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  const result = v.safeParse(Preferences, typeof stored === 'object' && stored !== null ? stored : {});
  return result.success ? result.output : v.parse(Preferences, defaults);
}

const defaults: Preferences = {
  theme: 'default',
  scheme: 'light',
  density: 'comfortable',
  language: 'en',
  layout: 'classy',
  reducedMotion: false,
  startPage: '',
  navOpen: true,
  navOpenIds: [],
  navFoldedIds: [],
  singleKeys: true,
  idleLockMinutes: 0,
  scanGap: 35,
  scanEnd: 'enter',
  scanSound: true,
  scanFlash: true,
  chatSound: true,
  chatEnterSends: true,
  columns: {},
  hiddenWidgets: {},
};
