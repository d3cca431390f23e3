import type { SideNavItem } from './types';

const covers = (item: SideNavItem, path: string) => {
  if (!item.href || item.disabled) return false;
  const href = item.href.split(/[?#]/u)[0] ?? '';
  return item.exactMatch ? path === href : path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);
};

/** Returns the ids from the top to the entry of this path, the most exact one when several cover it; empty when none does. */
export function currentTrail(items: readonly SideNavItem[], path: string): string[] {
  let best: { trail: string[]; length: number } = { trail: [], length: 0 };
  const walk = (level: readonly SideNavItem[], above: readonly string[]) => {
    for (const item of level) {
      const trail = [...above, item.id];
      const length = covers(item, path) ? (item.href?.length ?? 0) : 0;
      if (length > best.length) best = { trail, length };
      walk(item.children ?? [], trail);
    }
  };
  walk(items, []);
  return best.trail;
}

/** Removes case and marks, so that "ısparta" finds "ISPARTA" and "istanbul" finds "İSTANBUL" in either language. */
export const foldText = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ıİI]/gu, 'i').toLowerCase().trim();

/**
 * Returns the entries that match the search: those whose title or subtitle contains the text, with everything below them, and
 * the branches that lead to them.
 */
export function filterItems(items: readonly SideNavItem[], search: string): SideNavItem[] {
  const wanted = foldText(search);
  if (!wanted) return [...items];
  return items.flatMap((item) => {
    if (item.type === 'divider' || item.type === 'spacer') return [];
    if (item.type !== 'group' && foldText(`${item.title ?? ''} ${item.subtitle ?? ''}`).includes(wanted)) return [item];
    const children = filterItems(item.children ?? [], search);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Shortens a count for the menu. */
export const shortCount = (title: string) => (/^\d+$/u.test(title) && Number(title) > 99 ? '99+' : title);

/** Formats a count in full for the language; leaves a word unchanged. */
export const fullCount = (title: string, locale?: string) =>
  /^\d+$/u.test(title) ? Number(title).toLocaleString(locale) : title;
