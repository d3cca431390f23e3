import type { SideNavItem } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import type { Layout } from '../routing/layouts';
import { menuOf } from './menuOf';
import { navigationQuery } from './shellData';
import { toSideNavItems } from './toSideNavItems';

/**
 * The menu of a layout as it is shown: the served entries in the person's language. The same array while menu and language are:
 * every link goes through the guard, which each new address would feel.
 */
export function useMenuItems(layout: Exclude<Layout, 'empty'>): SideNavItem[] {
  const { t } = useTranslation('layout');
  const translateKey = useTranslateKey('layout');
  const { data } = useQuery(navigationQuery);
  const later = t('nav.later');
  return useMemo(() => toSideNavItems(menuOf(data, layout), translateKey, later), [data, layout, translateKey, later]);
}
