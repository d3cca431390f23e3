import { baseOf, defineCollection } from './collection';
import type { Store } from './store/store';
import type { View } from './transaction';
import type { FaultScope } from './worker/faultScope';

/**
 * Behaviour of the mocks. Saved in the store, so that all tabs agree and a reload keeps it. Every field can be set separately.
 */
export interface Settings {
  /** Name of the last scenario set. */
  scenario: string;
  /** Multiplier of the specified delays: 0 none, 1 as specified. */
  latencyFactor: number;
  /** Milliseconds added to the delay of every answer. */
  extraDelayMs: number;
  /** Maximum random milliseconds added on top: answers arrive out of order. */
  jitterMs: number;
  /** Share of calls that fail with 500, from 0 to 1. */
  failureRate: number;
  /** Calls that always fail with 500. */
  failing: FaultScope;
  /** Calls that take `SLOW_MS` longer. */
  slow: FaultScope;
  /** Reads that never answer. */
  silent: FaultScope;
  /** Whether every call fails as without a network. */
  offline: boolean;
  /** Whether every protected call answers 401. */
  refuseTokens: boolean;
  /** Tokens issued before this instant (milliseconds since 1970) are rejected. */
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

/** Holds a single record. */
export const mockSettingsCollection = defineCollection<SettingsRecord>({
  name: 'settings',
  version: 1,
  seed: () => baseOf<SettingsRecord>([{ id: 'settings' }]),
  required: ['id'],
});

export interface SettingsAccess {
  get: () => Promise<Settings>;
  /** Reads the settings from a view of `mockSettingsCollection`. */
  of: (view: View) => Settings;
  /** Changes the given settings only. */
  set: (changes: Partial<Settings>) => Promise<Settings>;
}

export function createSettings(store: Store, defaults: Partial<Settings>): SettingsAccess {
  const complete = (record: SettingsRecord | undefined): Settings => {
    const { id: _id, ...storedSettings } = record ?? { id: 'settings' };
    return { ...DEFAULT_SETTINGS, ...storedSettings, ...defaults };
  };
  const of = (view: View) => complete(view.get(mockSettingsCollection, 'settings'));
  return {
    get: async () => of(await store.read([mockSettingsCollection])),
    of,
    set: (changes) =>
      store.write([mockSettingsCollection], (transaction) => {
        const record: SettingsRecord = { ...transaction.get(mockSettingsCollection, 'settings'), ...changes, id: 'settings' };
        transaction.put(mockSettingsCollection, record);
        return complete(record);
      }),
  };
}
