import { useMemo, useRef, useState } from 'react';
import type { NavState } from './NavItem';
import { currentTrail, filterItems } from './navModel';
import type { SideNavItem } from './types';

export interface NavBranchesOptions {
  items: readonly SideNavItem[];
  currentPath: string;
  /** Search text; blank for none. */
  searchText?: string;
  defaultOpenIds?: readonly string[];
  onOpenIdsChange?: (openIds: readonly string[]) => void;
  /** Groups that are folded at the start, except for the current page's. */
  defaultFoldedIds?: readonly string[];
  onFoldedIdsChange?: (foldedIds: readonly string[]) => void;
  locale?: string;
}

const none: readonly string[] = [];

/**
 * Holds the open branches of a menu: the current page's, those the user opened, and during a search all that contain a match.
 */
export function useNavBranches({
  items,
  currentPath,
  searchText = '',
  defaultOpenIds = none,
  onOpenIdsChange,
  defaultFoldedIds = none,
  onFoldedIdsChange,
  locale,
}: NavBranchesOptions) {
  const trail = useMemo(() => currentTrail(items, currentPath), [items, currentPath]);
  const [open, setOpen] = useState<readonly string[]>([...new Set([...defaultOpenIds, ...trail])]);
  const [folded, setFolded] = useState<readonly string[]>(defaultFoldedIds.filter((id) => !trail.includes(id)));
  const [seenTrail, setSeenTrail] = useState(trail);
  if (seenTrail.join() !== trail.join()) {
    setSeenTrail(trail);
    setOpen([...new Set([...withoutAsides(items, open), ...trail])]);
    setFolded(folded.filter((id) => !trail.includes(id)));
  }

  // A search opens every branch that leads to a match; the user may close it until the term changes.
  const [closed, setClosed] = useState<{ search: string; ids: readonly string[] }>({ search: '', ids: none });
  const searching = Boolean(searchText.trim());
  const shown = searching ? filterItems(items, searchText) : items;
  const toggledRef = useRef<string>(null);

  const state = useMemo<NavState>(() => {
    const shut = closed.search === searchText ? closed.ids : none;
    return {
      currentId: trail.at(-1),
      trail,
      locale,
      isFolded: (id) => (searching ? shut.includes(id) : folded.includes(id)),
      isOpen: (id) => (searching ? !shut.includes(id) : open.includes(id)),
      onToggle: (id) => {
        toggledRef.current = id;
        if (searching) return setClosed({ search: searchText, ids: toggled(shut, id) });
        const next = toggled(open, id);
        setOpen(next);
        onOpenIdsChange?.(withoutAsides(items, next));
      },
      onFold: (id) => {
        if (searching) return setClosed({ search: searchText, ids: toggled(shut, id) });
        const next = toggled(folded, id);
        setFolded(next);
        onFoldedIdsChange?.(next);
      },
    };
  }, [items, trail, locale, searching, searchText, closed, open, folded, onOpenIdsChange, onFoldedIdsChange]);

  return { state, shown, searching, open, toggledRef, aside: searching ? undefined : findOpenAside(shown, open) };
}

/** Returns the aside whose children replace the menu; the deepest one wins. */
function findOpenAside(items: readonly SideNavItem[], open: readonly string[]): SideNavItem | undefined {
  for (const item of items) {
    const below = findOpenAside(item.children ?? [], open);
    if (below) return below;
    if (item.type === 'aside' && open.includes(item.id)) return item;
  }
  return undefined;
}

/** Returns the ids without this one, or with it. */
const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

/**
 * Returns the branches that stay open on the way to another page: an aside of other pages would hide the menu that leads there.
 */
function withoutAsides(items: readonly SideNavItem[], open: readonly string[]): readonly string[] {
  const asides = (level: readonly SideNavItem[]): string[] =>
    level.flatMap((item) => [...(item.type === 'aside' ? [item.id] : []), ...asides(item.children ?? [])]);
  const hidden = asides(items);
  return open.filter((id) => !hidden.includes(id));
}
