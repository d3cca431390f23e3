import { Icon, type IconName, Link } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SETTINGS_TABS, settingsPath, type SettingsTab } from '../settingsPaths';
import { NavList, NavName, NavText } from './SettingsNav.styles';

const ICONS: Record<SettingsTab, IconName> = {
  account: 'person',
  security: 'lock',
  'plan-billing': 'tag',
  notifications: 'bell',
  team: 'store',
  appearance: 'appearance',
};

/** The tabs of the settings: links, as each has a URL. */
export function SettingsNav({ current }: { current: SettingsTab }) {
  const { t } = useTranslation('settings');
  const list = useRef<HTMLUListElement>(null);
  // Where the tabs are a line that scrolls, the current tab is scrolled into view.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={t('title')}>
      <NavList ref={list}>
        {SETTINGS_TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={settingsPath(tab)}
              aria-describedby={`settings-${tab}`}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon name={ICONS[tab]} />
              <span>
                <NavName>{t(`tabs.${tab}.title`)}</NavName>
                <NavText aria-hidden id={`settings-${tab}`}>
                  {t(`tabs.${tab}.text`)}
                </NavText>
              </span>
            </Link>
          </li>
        ))}
      </NavList>
    </nav>
  );
}
