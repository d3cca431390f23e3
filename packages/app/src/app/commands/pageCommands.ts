import { isIconName, type SideNavItem } from '@stockroom/ui';
import type { Command } from '../../shared/commands/command';

/** Sequences of the pages that one goes to most, by their address. */
const PAGE_KEYS: Record<string, string> = {
  '/apps/ecommerce/store': 'g h',
  '/apps/ecommerce/search': 'g f',
  '/apps/ecommerce/inventory': 'g i',
  '/apps/ecommerce/queues': 'g q',
  '/apps/ecommerce/transactions': 'g t',
  '/pages/settings': 'g s',
};

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
          keys: PAGE_KEYS[href],
          isCurrent: href === pathname,
        });
      }
      if (children) visit(children, title ? [...parents, title] : parents);
    }
  };
  visit(items, []);
  return [...byHref.values()];
}
