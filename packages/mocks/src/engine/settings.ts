import { baseOf, defineCollection } from './collection';
import type { FaultScope } from './worker/faultScope';
import type { Store } from './store/store';
import type { View } from './transaction';

/** How the mocks behave. Kept in the store, so all tabs agree and a reload keeps it. Every field may be set by itself. */
export interface Settings {
  /** Name of the scenario that was set last. */
  scenario: string;
  /** Multiplies the specified delays: 0 none, 1 as specified. */
  latencyFactor: number;
  /** Milliseconds that every answer takes beyond its delay. */
  extraDelayMs: number;
  /** Up to so many milliseconds, by chance, on top: answers come out of order. */
  jitterMs: number;
  /** Share of calls that fail with 500, from 0 to 1. */
  failureRate: number;
  /** Calls that always fail with 500. */
  failing: FaultScope;
  /** Calls that take `SLOW_MS` more. */
  slow: FaultScope;
  /** Reads that never answer. */
  silent: FaultScope;
  /** Every call fails as without a network. */
  offline: boolean;
  /** Every protected call answers 401. */
  refuseTokens: boolean;
  /** Tokens that were issued before this instant (milliseconds since 1970) are refused. */
  tokensValidFrom: number;
  /** The store server stand-in's behaviour for the real calls. */
  storeServer: 'working' | 'failing' | 'wrong-shape' | 'hanging' | 'unauthorized';
}

/** Milliseconds that `slow` adds to an answer. */
export const SLOW_MS = 3000;

export const DEFAULT_SETTINGS: Settings = {
  scenario: 'demo',
  latencyFactor: 1,
  extraDelayMs: 0,
  jitterMs: 0,
  failureRate: 0,
  failing: 'none',
  slow: 'none',
  silent: 'none',
  offline: false,
  refuseTokens: false,
  tokensValidFrom: 0,
  storeServer: 'working',
};

interface SettingsRecord extends Partial<Settings> {
  id: 'settings';
}

/** Holds one record. */
export const settingsCollection = defineCollection<SettingsRecord>({
  name: 'settings',
  version: 1,
  seed: () => baseOf<SettingsRecord>([{ id: 'settings' }]),
  required: ['id'],
});

export interface SettingsAccess {
  get: () => Promise<Settings>;
  /** The settings as a view of `settingsCollection` has them. */
  of: (view: View) => Settings;
  /** Changes some of the settings and leaves the others. */
  set: (changes: Partial<Settings>) => Promise<Settings>;
}

export function createSettings(store: Store, defaults: Partial<Settings>): SettingsAccess {
  const complete = (record: SettingsRecord | undefined): Settings => {
    const { id: _id, ...kept } = record ?? { id: 'settings' };
    return { ...DEFAULT_SETTINGS, ...kept, ...defaults };
  };
  const of = (view: View) => complete(view.get(settingsCollection, 'settings'));
  return {
    get: async () => of(await store.read([settingsCollection])),
    of,
    set: (changes) =>
      store.write([settingsCollection], (transaction) => {
        const record: SettingsRecord = { ...transaction.get(settingsCollection, 'settings'), ...changes, id: 'settings' };
        transaction.put(settingsCollection, record);
        return complete(record);
      }),
  };
}
