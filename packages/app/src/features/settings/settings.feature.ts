import type { Feature } from '#shared/routing/feature';
import { SETTINGS, SETTINGS_TABS, settingsPath } from './settingsPaths';

/** The user's settings: account, security, the shop's plan and billing, notifications, team, appearance. */
export const feature: Feature = {
  name: 'settings',
  entry: { link: SETTINGS, title: 'nav.pages.settings', icon: 'settings' },
  pages: [{ path: SETTINGS }, ...SETTINGS_TABS.map((tab) => ({ path: settingsPath(tab) }))],
  load: () => import('./index'),
};
