import type { NavigationItem } from '@stockroom/contract';
import type { SideNavItem } from '@stockroom/ui';
import { safeLink } from '#shared/links/safePath';
import { entryTitle } from '#shared/navigation/entryTitle';
import type { NavCount } from '#shared/navigation/navCounts';

/**
 * Converts served entries to menu items: titles translated, hidden and nameless ones left out, links checked.
 * @param unavailable reason why an entry is unavailable
 * @param counts live counts by the link of their entry; they replace a served badge
 * @param translate gives the text of a key, `null` for an unknown one
 */
export function toSideNavItems(
  items: readonly NavigationItem[],
  translate: (key: string) => string | null,
  unavailable: string,
  counts: ReadonlyMap<string, NavCount> = NO_COUNTS,
): SideNavItem[] {
  const text = (title: string | undefined) => title && entryTitle(title, translate);
  return items.filter(isShown).map(({ id, title, subtitle, type, icon, link, exactMatch, badge, disabled, children }) => ({
    id,
    title: text(title),
    subtitle: text(subtitle),
    type,
    icon,
    href: hrefOf(link),
    exactMatch,
    badge: liveBadge(link, counts) ?? badge,
    disabled,
    disabledReason: disabled ? unavailable : undefined,
    children: children && toSideNavItems(children, translate, unavailable, counts),
  }));
}

/** Whether an entry is shown: pressable entries need a name; lines and spaces have none. */
const isShown = ({ hidden, type, title }: NavigationItem): boolean =>
  !hidden && (type === 'divider' || type === 'spacer' || Boolean(title));

const NO_COUNTS: ReadonlyMap<string, NavCount> = new Map();

function liveBadge(link: string | undefined, counts: ReadonlyMap<string, NavCount>): SideNavItem['badge'] {
  const live = link === undefined ? undefined : counts.get(link);
  return live && { title: String(live.count), tone: 'neutral', label: live.label };
}

function hrefOf(link: string | undefined): string | undefined {
  const safe = safeLink(link);
  return safe?.kind === 'own' ? safe.path : safe?.href;
}
