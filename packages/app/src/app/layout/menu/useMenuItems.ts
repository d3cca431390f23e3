import type { SideNavItem } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslateKey } from '#shared/i18n/useTranslateKey';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useNavCounts } from '#shared/navigation/navCounts';
import type { Layout } from '#shared/routing/routeHandle';
import { navigationQuery } from '../shellData';
import { menuOf } from './menuOf';
import { toSideNavItems } from './toSideNavItems';

/**
 * The shown menu of a layout: the served entries in the user's language. The array is stable as long as menu and language are,
 * as checking every link would slow down each navigation. If the entries cannot be loaded, the last item fetches them and shows
 * the progress.
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
