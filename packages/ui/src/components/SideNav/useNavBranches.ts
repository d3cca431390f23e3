import { useMemo, useRef, useState } from 'react';
import { currentTrail, filterItems } from './navModel';
import { findOpenAside, toggled, withoutAsides } from './openBranches';
import type { NavState } from './NavItem';
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
