import { Navigation, navigationEndpoints, type NavigationItem } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import { safePath } from '#shared/links/safePath';

/** A page of the menu that can be opened. */
export interface MenuPage {
  path: string;
  /** A translation key of the menu. */
  titleKey: string;
}

/** The menu, from the response that the frame has already fetched: both use the same key. */
export const menuQuery = () =>
  queryOptions({
    queryKey: ['common', 'navigation'],
    queryFn: ({ signal }) => request({ method: 'GET', path: navigationEndpoints.navigation, schema: Navigation, signal }),
    staleTime: Infinity,
  });

/** Every internal page that the menu links to, at any depth, each once. */
export function menuPages(navigation: Navigation | undefined): MenuPage[] {
  const pages = new Map<string, MenuPage>();
  const add = (items: readonly NavigationItem[]) => {
    for (const { link, title, disabled, hidden, children } of items) {
      if (hidden) continue;
      const path = safePath(link ?? null);
      if (path && title && !disabled && !pages.has(path)) pages.set(path, { path, titleKey: title });
      add(children ?? []);
    }
  };
  add(navigation?.default ?? []);
  return [...pages.values()];
}
