import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefCallback } from 'react';
import { Icon } from '../Icon/Icon';
import { NavList, NavStateContext } from './NavItem';
import { walkEntries } from './walkEntries';
import { NavFoot, NavHead, NavRoot, NavScroll, NoMatch, SearchPlace } from './SideNav.styles';
import type { SideNavItem } from './types';
import { useNavBranches } from './useNavBranches';

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
  defaultOpenIds,
  onOpenIdsChange,
  locale,
  look = 'plain',
  scrollRef: sharedRef,
}: SideNavProps) {
  const { state, shown, searching, open, toggledRef, aside } = useNavBranches({
    items,
    currentPath,
    searchText: search?.value,
    defaultOpenIds,
    onOpenIdsChange,
    locale,
  });
  const scrollRef = useRef<HTMLDivElement | null>(null);
  const takeScroller = useCallback(
    (scroller: HTMLDivElement) => {
      scrollRef.current = scroller;
      const leave = sharedRef?.(scroller);
      return () => {
        scrollRef.current = null;
        leave?.();
      };
    },
    [sharedRef],
  );
  useLayoutEffect(() => onceLaidOut(scrollRef.current, showCurrent), [items.length]);
  useLayoutEffect(() => {
    // An aside moves to the top and back: its button is another element then.
    const pressed = toggledRef.current;
    toggledRef.current = null;
    if (pressed !== null && !scrollRef.current?.contains(document.activeElement)) focusItem(scrollRef.current, pressed);
  }, [open, toggledRef]);

  return (
    <NavRoot aria-label={label} data-look={look} tabIndex={-1}>
      {header && <NavHead>{header}</NavHead>}
      {search && <NavSearch {...search} />}
      <NavScroll ref={takeScroller} onKeyDown={walkEntries}>
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

function focusItem(scroller: HTMLElement | null, id: string) {
  const entries = scroller?.querySelectorAll<HTMLElement>('[data-nav-item]') ?? [];
  for (const entry of entries) if (entry.dataset['navItem'] === id) entry.focus();
}

/** Calls when the browser has laid the element out and before it paints; an effect that measures has it lay out the whole page twice. */
function onceLaidOut(element: HTMLElement | null, call: (element: HTMLElement) => void) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    call(element);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls the menu, and nothing else, so far that the current page is seen. */
function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const [frame, entry] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
  if (entry.bottom > frame.bottom) scroller.scrollTop += entry.bottom - frame.bottom + frame.height / 3;
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
  /** `futuristic`: for a dark ground of its own, with the current page in the solid accent. @default 'plain' */
  look?: 'plain' | 'futuristic';
  /** The part that scrolls, for an app that remembers where it was. */
  scrollRef?: RefCallback<HTMLElement>;
  /** Language tag; counts are read as it writes them. */
  locale?: string;
}
