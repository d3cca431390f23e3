/** The tabs of the settings, each with its address; the bare address shows the first. */
export const SETTINGS_TABS = ['account', 'security', 'plan-billing', 'notifications', 'team', 'appearance'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const SETTINGS = '/pages/settings';

export const settingsPath = (tab: SettingsTab): string => `${SETTINGS}/${tab}`;

/** The tab that an address shows. */
export const tabOf = (pathname: string): SettingsTab =>
  SETTINGS_TABS.find((tab) => pathname.replace(/\/+$/, '') === settingsPath(tab)) ?? 'account';
