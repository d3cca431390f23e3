import type { SideNavItem } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useTranslateKey } from '../../../shared/i18n/useTranslateKey';
import type { Layout } from '../../../shared/routing/routeHandle';
import { useNavCounts } from '../../../shared/navigation/navCounts';
import { menuOf } from './menuOf';
import { navigationQuery } from '../shellData';
import { toSideNavItems } from './toSideNavItems';

/**
 * The menu of a layout as it is shown: the served entries in the person's language. The same array while menu and language are:
 * every link goes through the guard, which each new address would feel. Where the entries can't be had the last one fetches
 * them, and says how far that is.
 */
export function useMenuItems(layout: Exclude<Layout, 'empty'>): SideNavItem[] {
  const { t } = useTranslation('layout');
  const translateKey = useTranslateKey('layout');
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(navigationQuery);
  const counts = useNavCounts();
  const isMissing = data === undefined && errorUpdateCount > 0;
  const missing = isMissing ? (isFetching ? 'loading' : 'failed') : null;
  return useMemo(() => {
    const items = toSideNavItems(menuOf(data, layout), translateKey, t('nav.unavailable'), counts);
    if (missing) {
      items.push({
        id: 'retry',
        type: 'basic',
        icon: 'retry',
        title: t('nav.retry'),
        subtitle: t(`nav.${missing}`),
        onPress: () => void refetch(),
      });
    }
    return items;
  }, [data, missing, layout, translateKey, t, refetch, counts]);
}
