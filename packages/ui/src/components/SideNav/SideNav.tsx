import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { currentTrail, filterItems } from './navModel';
import { NavList, NavStateContext, type NavState } from './NavItem';
import { NavFoot, NavHead, NavRoot, NavScroll, NoMatch, SearchPlace } from './SideNav.styles';
import type { SideNavItem } from './types';

/**
 * The app's menu, nested to any depth, with a search of its own. Renders a `<nav>` of lists of real links.
 * The branch of the current page opens by itself; `defaultOpenIds` and `onOpenIdsChange` let the app remember what a person opened.
 */
export function SideNav({
  label,
  items,
  currentPath,
  header,
  footer,
  search,
  defaultOpenIds = [],
  onOpenIdsChange,
}: SideNavProps) {
  const trail = useMemo(() => currentTrail(items, currentPath), [items, currentPath]);
  const [open, setOpen] = useState<readonly string[]>([...new Set([...defaultOpenIds, ...trail])]);
  const [seenPath, setSeenPath] = useState(currentPath);
  if (seenPath !== currentPath) {
    setSeenPath(currentPath);
    setOpen([...new Set([...open, ...trail])]);
  }

  const searching = Boolean(search?.value.trim());
  const shown = searching ? filterItems(items, search?.value ?? '') : items;
  const aside = searching ? undefined : openAside(shown, open);
  const state = useMemo<NavState>(
    () => ({
      currentId: trail.at(-1),
      trail,
      isOpen: (id) => searching || open.includes(id),
      onToggle: (id) => {
        const next = open.includes(id) ? open.filter((each) => each !== id) : [...open, id];
        setOpen(next);
        onOpenIdsChange?.(next);
      },
    }),
    [trail, searching, open, onOpenIdsChange],
  );

  return (
    <NavRoot aria-label={label}>
      {header && <NavHead>{header}</NavHead>}
      {search && <NavSearch {...search} />}
      <NavScroll onKeyDown={walk}>
        <NavStateContext value={state}>
          <NavList items={aside ? [aside] : shown} depth={0} />
        </NavStateContext>
        {search && <NoMatch role="status">{searching && shown.length === 0 ? search.noMatch : null}</NoMatch>}
      </NavScroll>
      {footer && <NavFoot>{footer}</NavFoot>}
    </NavRoot>
  );
}

function NavSearch({ label, value, onChange }: NonNullable<SideNavProps['search']>) {
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <SearchPlace>
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clear}
      />
    </SearchPlace>
  );
}

/** The aside whose children take the menu's place; the deepest one wins. */
function openAside(items: readonly SideNavItem[], open: readonly string[]): SideNavItem | undefined {
  for (const item of items) {
    const below = openAside(item.children ?? [], open);
    if (below) return below;
    if (item.type === 'aside' && open.includes(item.id)) return item;
  }
  return undefined;
}

/** Arrows, Home and End go from entry to entry, besides Tab. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav-item]')];
  const at = entries.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  entries[to]?.focus();
}

export interface SideNavProps {
  /** Name of the landmark: "Main". */
  label: string;
  items: readonly SideNavItem[];
  /** Path of the page that is shown, without the query. */
  currentPath: string;
  /** Above the menu: the logo. */
  header?: ReactNode;
  /** Under the menu; stays in place. */
  footer?: ReactNode;
  /** Gives the menu a search field; matches are found without case and marks, in either language. */
  search?: {
    label: string;
    value: string;
    onChange: (value: string) => void;
    /** Said when nothing matches. */
    noMatch: string;
  };
  /** Entries that are open at the start, besides the current branch: what the app remembered. */
  defaultOpenIds?: readonly string[];
  onOpenIdsChange?: (openIds: readonly string[]) => void;
  /** Language tag. */
  locale?: string;
}
