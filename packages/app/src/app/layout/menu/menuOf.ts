import type { Navigation, NavigationItem } from '@stockroom/contract';
import type { Layout } from '#shared/routing/routeHandle';
import { MINIMAL_MENU } from '../shellData';

/** The served entries of a layout, or the minimal menu if there are none. */
export function menuOf(navigation: Navigation | undefined, layout: Exclude<Layout, 'empty'>): NavigationItem[] {
  const entries = navigation?.[layout === 'classy' ? 'default' : layout] ?? [];
  return entries.length > 0 ? entries : MINIMAL_MENU;
}
