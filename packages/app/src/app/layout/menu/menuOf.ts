import type { Navigation, NavigationItem } from '@stockroom/contract';
import type { Layout } from '../../../shared/routing/routeHandle';
import { MINIMAL_MENU } from '../shellData';

/** The entries that were served for a layout; the minimal menu where there are none. */
export function menuOf(navigation: Navigation | undefined, layout: Exclude<Layout, 'empty'>): NavigationItem[] {
  const entries = navigation?.[layout === 'classy' ? 'default' : layout] ?? [];
  return entries.length > 0 ? entries : MINIMAL_MENU;
}
