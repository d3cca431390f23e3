/** The tabs of the settings, each with its URL; the bare URL shows the first. */
export const SETTINGS_TABS = ['account', 'security', 'plan-billing', 'notifications', 'team', 'appearance'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const SETTINGS = '/pages/settings';

export const settingsPath = (tab: SettingsTab): string => `${SETTINGS}/${tab}`;

/** The tab that a URL shows. */
export const tabOf = (pathname: string): SettingsTab =>
  SETTINGS_TABS.find((tab) => pathname.replace(/\/+$/, '') === settingsPath(tab)) ?? 'account';
