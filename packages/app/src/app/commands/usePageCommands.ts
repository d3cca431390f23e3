import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Command } from '../../shared/commands/command';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import { menuOf } from '../layout/menuOf';
import { navigationQuery } from '../layout/shellData';
import { toSideNavItems } from '../layout/toSideNavItems';
import { pageCommands } from './pageCommands';

/** Every page of the menu that can be opened, from the same data as the menu. The same array while menu, language and page are. */
export function usePageCommands(): readonly Command[] {
  const { t } = useTranslation('layout');
  const translateKey = useTranslateKey('layout');
  const { pathname } = useLocation();
  const { data } = useQuery(navigationQuery);
  const later = t('nav.later');
  return useMemo(
    () => pageCommands(toSideNavItems(menuOf(data, 'classy'), translateKey, later), pathname),
    [data, translateKey, later, pathname],
  );
}
