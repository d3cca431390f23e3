import { isIconName, type SideNavItem } from '@stockroom/ui';
import type { Command } from '#shared/commands/command';
import { features } from '../features';

/** Key sequences by the URL that they lead to. */
const PAGE_KEYS = new Map(features.flatMap(({ entry }) => (entry?.keys ? [[entry.link, entry.keys]] : [])));

/**
 * Converts menu entries to commands, so that both always offer the same pages. Entries disabled in the menu are left out, and a
 * URL shared by two entries is offered once.
 * @param items as the side menu takes them, in the current language
 * @param pathname of the open page
 */
export function pageCommands(items: readonly SideNavItem[], pathname: string): Command[] {
  const byHref = new Map<string, Command>();
  const visit = (entries: readonly SideNavItem[], parents: readonly string[]) => {
    for (const { id, title, icon, href, disabled, children } of entries) {
      if (disabled) continue;
      if (title && href?.startsWith('/') && !byHref.has(href)) {
        byHref.set(href, {
          id: `page.${id}`,
          title,
          section: 'page',
          href,
          hint: parents.join(' › ') || undefined,
          icon: icon && isIconName(icon) ? icon : 'document',
          keys: PAGE_KEYS.get(href),
          isCurrent: href === pathname,
        });
      }
      if (children) visit(children, title ? [...parents, title] : parents);
    }
  };
  visit(items, []);
  return [...byHref.values()];
}
