import type { NavigationItem } from '@stockroom/contract';
import type { SideNavItem } from '@stockroom/ui';
import { safeLink } from '../../shared/links/safePath';

/**
 * Served entries as the menu takes them: titles translated, hidden ones left out, links through the guard.
 * @param later why an entry can't be used now
 * @param translate gives the text of a key, `null` for an unknown one
 */
export function toSideNavItems(
  items: readonly NavigationItem[],
  translate: (key: string) => string | null,
  later: string,
): SideNavItem[] {
  const text = (key: string | undefined) => key && (translate(key) ?? readable(key));
  return items
    .filter((item) => !item.hidden)
    .map(({ id, title, subtitle, type, icon, link, exactMatch, badge, disabled, children }) => ({
      id,
      title: text(title),
      subtitle: text(subtitle),
      type,
      icon,
      href: hrefOf(link),
      exactMatch,
      badge,
      disabled,
      disabledReason: disabled ? later : undefined,
      children: children && toSideNavItems(children, translate, later),
    }));
}

function hrefOf(link: string | undefined): string | undefined {
  const safe = safeLink(link);
  return safe?.kind === 'own' ? safe.path : safe?.href;
}

/** A key without a text is not shown as a key: `nav.stockCounts` becomes "stock counts". */
function readable(key: string): string {
  const last = /^[\w.-]+$/.test(key) ? (key.split('.').at(-1) ?? key) : key;
  return last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
