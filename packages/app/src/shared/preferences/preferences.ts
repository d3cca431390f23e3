import * as v from 'valibot';
import { isTag } from '../config/languages';

export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export const SCHEMES = ['light', 'dark', 'auto'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Layouts that a person can choose. `empty` has no menu to return by; only a route or an address uses it. */
export const SELECTABLE_LAYOUTS = ['classy', 'compact', 'futuristic', 'horizontal'] as const;

/** Minutes without a key press, click or pointer movement after which the session locks; 0: never. */
export const IDLE_LOCK_MINUTES = [0, 5, 15, 30, 60] as const;

/** Selectable maximum times between two keys of a scanner, in milliseconds: wired, usual, wireless, slow. */
export const SCAN_GAPS = [20, 35, 60, 100] as const;

/** A scanner's terminator after a code; `pause`: none. */
export const SCAN_TERMINATORS = ['enter', 'tab', 'pause'] as const;

/** Tag of a language: one included in the app, or one that the shop's configuration names. */
export type Language = string;

/** Preferences of a user on this device. Each unknown or damaged value falls back on its own. */
export const Preferences = v.object({
  theme: v.fallback(v.picklist(THEMES), 'default'),
  scheme: v.fallback(v.picklist(SCHEMES), 'light'),
  density: v.fallback(v.picklist(DENSITIES), 'comfortable'),
  language: v.fallback(v.pipe(v.string(), v.check(isTag)), 'en'),
  /** Layout where a route does not set its own (see `app/routing/layouts.ts`). */
  layout: v.fallback(v.picklist(SELECTABLE_LAYOUTS), 'classy'),
  /** Disables motion, whatever the system setting. `false` follows the system. */
  reducedMotion: v.fallback(v.boolean(), false),
  /** Path of the page after signing in; empty for the specified one. */
  startPage: v.fallback(v.string(), ''),
  /** Whether the side menu is shown beside the content on wide screens. */
  navOpen: v.fallback(v.boolean(), true),
  /** Whether keys without a modifier, such as `?` and `g i`, run commands. */
  singleKeys: v.fallback(v.boolean(), true),
  /** Off by default: a till must not lock unasked; a user whose screen is visible to others turns it on, for this device. */
  idleLockMinutes: v.fallback(v.picklist(IDLE_LOCK_MINUTES), 0),
  /** Maximum time between two keys of this device's scanner (see `scanner/model/burst.ts`). */
  scanGap: v.fallback(v.picklist(SCAN_GAPS), 35),
  scanEnd: v.fallback(v.picklist(SCAN_TERMINATORS), 'enter'),
  /** Signals a recognised scan. */
  scanSound: v.fallback(v.boolean(), true),
  scanFlash: v.fallback(v.boolean(), true),
  /** Sound for new chat messages; `chatEnterSends`: whether Enter sends the message. */
  chatSound: v.fallback(v.boolean(), true),
  chatEnterSends: v.fallback(v.boolean(), true),
  /** Menu entries that the user opened. */
  navOpenIds: v.fallback(v.array(v.string()), []),
  /** Menu groups that the user collapsed. */
  navFoldedIds: v.fallback(v.array(v.string()), []),
  /** Visible columns by the name of their table; a table without an entry shows its own default. */
  columns: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  /** Widgets that the user hid, by the name of their dashboard: new widgets are shown. */
  hiddenWidgets: v.fallback(v.record(v.string(), v.array(v.string())), {}),
});
export type Preferences = v.InferOutput<typeof Preferences>;

/** Parses stored text; anything unusable becomes the specified defaults. */
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
