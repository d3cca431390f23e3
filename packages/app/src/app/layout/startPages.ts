import type { SideNavItem } from '@stockroom/ui';
import type { StartPage } from '#shared/appearance/AppearanceControls';
import { SIGNED_IN_REDIRECT } from '#shared/routing/appPaths';
import { isStartPage } from '../routing/startPage';

/**
 * Pages of the menu that can be the start page: available work pages, each once. The specified default is left out, as it has a
 * line of its own.
 */
export function startPagesOf(items: readonly SideNavItem[]): StartPage[] {
  const pages = new Map<string, StartPage>();
  const visit = (level: readonly SideNavItem[]) => {
    for (const { href, title, disabled, children } of level) {
      if (href && title && !disabled && isStartPage(href) && href !== SIGNED_IN_REDIRECT) {
        pages.set(href, { path: href, title });
      }
      visit(children ?? []);
    }
  };
  visit(items);
  return [...pages.values()];
}
