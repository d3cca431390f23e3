import type { SideNavItem } from './types';

/** Returns the aside whose children replace the menu; the deepest one wins. */
export function findOpenAside(items: readonly SideNavItem[], open: readonly string[]): SideNavItem | undefined {
  for (const item of items) {
    const below = findOpenAside(item.children ?? [], open);
    if (below) return below;
    if (item.type === 'aside' && open.includes(item.id)) return item;
  }
  return undefined;
}

/** Returns the ids without this one, or with it. */
export const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/**
 * Returns the branches that stay open on the way to another page: an aside of other pages would hide the menu that leads there.
 */
export function withoutAsides(items: readonly SideNavItem[], open: readonly string[]): readonly string[] {
  const asides = (level: readonly SideNavItem[]): string[] =>
    level.flatMap((item) => [...(item.type === 'aside' ? [item.id] : []), ...asides(item.children ?? [])]);
  const hidden = asides(items);
  return open.filter((id) => !hidden.includes(id));
}
