import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { settingsQuery } from './api/settingsCalls';
import { SETTINGS, SETTINGS_TABS, settingsPath } from './settingsPaths';

// A single screen for all tabs, so that everything around a tab stays mounted.
const lazy = lazyScreen('settings', () =>
  import('./screens/SettingsScreen/SettingsScreen').then((module) => module.SettingsScreen),
);

export const settingsRoutes: RouteObject[] = [SETTINGS, ...SETTINGS_TABS.map(settingsPath)].map((path) => ({
  path,
  handle: { help: 'your-account/change-your-settings' },
  // The screen retries a failed load.
  loader: protectedLoader((client) => {
    client.query({ ...settingsQuery(), staleTime: 'static' }).catch(() => undefined);
  }),
  lazy,
}));
