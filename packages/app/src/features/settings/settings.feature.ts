import type { Feature } from '../../shared/routing/feature';
import { SETTINGS, SETTINGS_TABS, settingsPath } from './settingsPaths';

/** How a person has Stockroom: account, security, what the shop pays, what they are written to about, the team, how it looks. */
export const feature: Feature = {
  name: 'settings',
  entry: { link: SETTINGS, title: 'nav.pages.settings', icon: 'settings' },
  pages: [{ path: SETTINGS }, ...SETTINGS_TABS.map((tab) => ({ path: settingsPath(tab) }))],
  load: () => import('./index'),
};
