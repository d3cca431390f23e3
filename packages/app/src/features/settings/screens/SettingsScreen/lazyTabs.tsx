import { Skeleton } from '@stockroom/ui';
import type { ComponentType } from 'react';
import type { SettingsTab } from '#features/settings/settingsPaths';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

const part = <Props extends object>(name: string, texts: string[], load: () => Promise<ComponentType<Props>>) =>
  lazyPart(`settings-${name}`, () => withTexts(texts, load()), <Skeleton shape="rect" height={320} />);

/** The lazy content of each tab of the user's settings, loaded when the tab is opened. */
export const lazyTabs = {
  account: part('account', ['editing', 'phones'], () => import('./AccountTab').then(({ AccountTab }) => AccountTab)),
  security: part('security', ['twoStep'], () => import('./SecurityTab').then(({ SecurityTab }) => SecurityTab)),
  'plan-billing': part('plan', ['editing', 'phones'], () => import('./PlanTab').then(({ PlanTab }) => PlanTab)),
  notifications: part('notifications', ['editing'], () =>
    import('./NotificationsTab').then(({ NotificationsTab }) => NotificationsTab),
  ),
  team: part('team', [], () => import('./TeamTab').then(({ TeamTab }) => TeamTab)),
} satisfies Record<Exclude<SettingsTab, 'appearance'>, unknown>;

/** The appearance is this device's, and needs no settings of the server. */
export const LazyAppearanceTab = part('appearance', ['appearance'], () =>
  import('./AppearanceTab').then(({ AppearanceTab }) => AppearanceTab),
);
