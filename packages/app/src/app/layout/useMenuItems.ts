import type { SideNavItem } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTranslateKey } from '../../shared/i18n/useTranslateKey';
import type { Layout } from '../routing/layouts';
import { menuOf } from './menuOf';
import { navigationQuery } from './shellData';
import { toSideNavItems } from './toSideNavItems';

/** The menu of a layout as it is shown: the served entries in the person's language. */
export function useMenuItems(layout: Exclude<Layout, 'empty'>): SideNavItem[] {
  const { t } = useTranslation('layout');
  const translateKey = useTranslateKey('layout');
  const { data } = useQuery(navigationQuery);
  return toSideNavItems(menuOf(data, layout), translateKey, t('nav.later'));
}
