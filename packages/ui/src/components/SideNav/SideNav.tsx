import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  locale,
}: SideNavProps) {
  const trail = useMemo(() => currentTrail(items, currentPath), [items, currentPath]);
  const [open, setOpen] = useState<readonly string[]>([...new Set([...defaultOpenIds, ...trail])]);
  const [seenTrail, setSeenTrail] = useState(trail);
  if (seenTrail.join() !== trail.join()) {
    setSeenTrail(trail);
    setOpen([...new Set([...withoutAsides(items, open), ...trail])]);
  }

  // A search opens every branch that leads to a match; a person may close it again until they type on.
  const [closed, setClosed] = useState<{ search: string; ids: readonly string[] }>({ search: '', ids: [] });
  const searchText = search?.value ?? '';
  const searching = Boolean(searchText.trim());
  const shown = searching ? filterItems(items, searchText) : items;
  const scrollRef = useRef<HTMLDivElement>(null);
  const toggledRef = useRef<string>(null);
  useLayoutEffect(() => showCurrent(scrollRef.current), []);
  useLayoutEffect(() => {
    // An aside moves to the top and back: its button is another element then.
    const pressed = toggledRef.current;
    toggledRef.current = null;
    if (pressed !== null && !scrollRef.current?.contains(document.activeElement)) focusItem(scrollRef.current, pressed);
  }, [open]);

  const aside = searching ? undefined : openAside(shown, open);
  const state = useMemo<NavState>(() => {
    const shut = closed.search === searchText ? closed.ids : [];
    return {
      currentId: trail.at(-1),
      trail,
      locale,
      isOpen: (id) => (searching ? !shut.includes(id) : open.includes(id)),
      onToggle: (id) => {
        toggledRef.current = id;
        if (searching) return setClosed({ search: searchText, ids: toggled(shut, id) });
        const next = toggled(open, id);
        setOpen(next);
        onOpenIdsChange?.(next);
      },
    };
  }, [trail, locale, searching, searchText, closed, open, onOpenIdsChange]);

  return (
    <NavRoot aria-label={label}>
      {header && <NavHead>{header}</NavHead>}
      {search && <NavSearch {...search} />}
      <NavScroll ref={scrollRef} onKeyDown={walk}>
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

const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

/** What stays open on the way to another page: an aside of other pages would hide the menu that leads there. */
function withoutAsides(items: readonly SideNavItem[], open: readonly string[]): readonly string[] {
  const asides = (level: readonly SideNavItem[]): string[] =>
    level.flatMap((item) => [...(item.type === 'aside' ? [item.id] : []), ...asides(item.children ?? [])]);
  const hidden = asides(items);
  return open.filter((id) => !hidden.includes(id));
}

function focusItem(scroller: HTMLElement | null, id: string) {
  const entries = scroller?.querySelectorAll<HTMLElement>('[data-nav-item]') ?? [];
  for (const entry of entries) if (entry.dataset['navItem'] === id) entry.focus();
}

/** Scrolls the menu, and nothing else, so far that the current page is seen. */
function showCurrent(scroller: HTMLElement | null) {
  const current = scroller?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!scroller || !current) return;
  const [frame, entry] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
  if (entry.bottom > frame.bottom) scroller.scrollTop += entry.bottom - frame.bottom + frame.height / 3;
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
  /** Language tag; counts are read as it writes them. */
  locale?: string;
}
