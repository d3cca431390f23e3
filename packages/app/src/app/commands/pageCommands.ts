import { isIconName, type SideNavItem } from '@stockroom/ui';
import type { Command } from '../../shared/commands/command';
import { features } from '../features';

/** Sequences of keys by the address that they lead to. */
const PAGE_KEYS = new Map(features.flatMap(({ entry }) => (entry?.keys ? [[entry.link, entry.keys]] : [])));

/**
 * The entries of the menu as commands, so that both always offer the same pages. What is disabled in the menu is not offered, and an
 * address that two entries share is offered once.
 * @param items as the side menu takes them, in the language shown
 * @param pathname of the page that is open
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
