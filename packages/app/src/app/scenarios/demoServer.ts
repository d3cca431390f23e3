import type { RunningMocks } from '../mockServer';

/** The part of the demo's server that the panel sets. */
export type DemoServer = Pick<
  RunningMocks,
  'settings' | 'dataSet' | 'setDataSet' | 'expireTokens' | 'setScenario' | 'subscribe' | 'scenarios' | 'domains'
>;
export type DemoSettings = Awaited<ReturnType<DemoServer['settings']['get']>>;
export type DataSet = Awaited<ReturnType<DemoServer['dataSet']>>;

/** Settings of the demo's server, and its initial data set. */
export interface DemoState {
  settings: DemoSettings;
  dataSet: DataSet;
}

/** A deviation from a fresh demo: a key under `scenarios:set`, with its values. */
export type Deviation =
  | { key: 'offline' | 'refuseTokens' | 'outOfOrder' | 'noDelays' }
  | { key: 'dataSet' | 'failing' | 'slow' | 'silent' | 'storeServer'; name: string }
  | { key: 'extraDelay' | 'failureRate'; count: number };

/** Lists all deviations from a fresh demo. A token expired once is no lasting state and left out. */
export function deviationsOf({ settings, dataSet }: DemoState): Deviation[] {
  const named = (key: 'failing' | 'slow' | 'silent'): Deviation[] =>
    settings[key] === 'none' ? [] : [{ key, name: settings[key] }];
  return [
    ...(dataSet === 'demo' ? [] : [{ key: 'dataSet' as const, name: dataSet }]),
    ...(settings.offline ? [{ key: 'offline' as const }] : []),
    ...(settings.failureRate > 0 ? [{ key: 'failureRate' as const, count: Math.round(settings.failureRate * 100) }] : []),
    ...named('failing'),
    ...named('slow'),
    ...named('silent'),
    ...(settings.extraDelayMs > 0 ? [{ key: 'extraDelay' as const, count: settings.extraDelayMs / 1000 }] : []),
    ...(settings.latencyFactor === 0 ? [{ key: 'noDelays' as const }] : []),
    ...(settings.jitterMs > 0 ? [{ key: 'outOfOrder' as const }] : []),
    ...(settings.refuseTokens ? [{ key: 'refuseTokens' as const }] : []),
    ...(settings.storeServer === 'working' ? [] : [{ key: 'storeServer' as const, name: settings.storeServer }]),
  ];
}

/** Switches to another data set and keeps the settings. Changes to the old one are dropped. */
export async function showDataSet(server: DemoServer, dataSet: DataSet): Promise<void> {
  await server.setDataSet(dataSet);
  await server.settings.set({ scenario: OWN_MIX });
}

/** Drops all changes, and keeps the data set and the settings. */
export async function resetData(server: DemoServer): Promise<void> {
  await server.setDataSet(await server.dataSet());
}

/** Name of a custom combination of settings that is no scenario. */
export const OWN_MIX = 'own-mix';
