import { useCallback, useLayoutEffect, useRef, type ReactNode, type RefCallback } from 'react';
import { moveEntryFocus } from './moveEntryFocus';
import { NavList, NavStateContext } from './NavItem';
import { NavSearch } from './NavSearch';
import { FADE, NavFoot, NavHead, NavRoot, NavScroll, NoResultsMessage } from './SideNav.styles';
import type { SideNavItem } from './types';
import { useNavBranches } from './useNavBranches';

/**
 * The app's menu, nested to any depth, with its own search. It is coloured for the awning: put it into an element of the class
 * `awning`. Renders a `<nav>` of lists of real links.
 * The branch of the current page opens by itself; `defaultOpenIds` and `onOpenIdsChange` let the app remember the opened
 * branches, and `defaultFoldedIds` and `onFoldedIdsChange` the folded groups.
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
  defaultFoldedIds,
  onFoldedIdsChange,
  locale,
  variant = 'plain',
  scrollRef: sharedRef,
}: SideNavProps) {
  const { state, shown, searching, open, toggledRef, aside } = useNavBranches({
    items,
    currentPath,
    searchText: search?.value,
    defaultOpenIds,
    onOpenIdsChange,
    defaultFoldedIds,
    onFoldedIdsChange,
    locale,
  });
  const scrollRef = useRef<HTMLDivElement | null>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
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
  useLayoutEffect(() => whenLaidOut(scrollRef.current, showCurrent), [items.length, currentPath]);
  useLayoutEffect(() => {
    // An aside moves to the top and back: its button is another element afterwards.
    const pressed = toggledRef.current;
    toggledRef.current = null;
    if (pressed !== null && !scrollRef.current?.contains(document.activeElement)) focusItem(scrollRef.current, pressed);
  }, [open, toggledRef]);

  return (
    <NavRoot aria-label={label} data-look={variant} tabIndex={-1}>
      {header && <NavHead>{header}</NavHead>}
      {search && <NavSearch {...search} scrollRef={scrollRef} fieldRef={fieldRef} />}
      <NavScroll ref={takeScroller} onKeyDown={(event) => moveEntryFocus(event, fieldRef.current)}>
        <NavStateContext value={state}>
          <NavList items={aside ? [aside] : shown} depth={0} />
        </NavStateContext>
        {search && <NoResultsMessage role="status">{searching && shown.length === 0 ? search.noMatch : null}</NoResultsMessage>}
      </NavScroll>
      {footer && <NavFoot>{footer}</NavFoot>}
    </NavRoot>
  );
}

function focusItem(scroller: HTMLElement | null, id: string) {
  const entries = scroller?.querySelectorAll<HTMLElement>('[data-nav-item]') ?? [];
  for (const entry of entries) if (entry.dataset['navItem'] === id) entry.focus();
}

/**
 * Calls when the browser has laid the element out and before it paints; measuring in an effect would make it lay out the whole
 * page twice.
 */
function whenLaidOut(element: HTMLElement | null, call: (element: HTMLElement) => void) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    call(element);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls only the menu, just far enough to show the current page. */
function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const [frame, entry] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
  // The fading edges hide an entry.
  const [top, bottom] = [frame.top + FADE, frame.bottom - FADE];
  // Well into the menu, so that its neighbours are visible too; a partly visible entry is only moved fully into view.
  const spare = entry.bottom > top && entry.top < bottom ? 0 : frame.height / 3;
  if (entry.bottom > bottom) scroller.scrollTop += entry.bottom - bottom + spare;
  else if (entry.top < top) scroller.scrollTop -= top - entry.top + spare;
}

export interface SideNavProps {
  /** Name of the landmark: "Main". */
  label: string;
  items: readonly SideNavItem[];
  /** Path of the current page, without the query. */
  currentPath: string;
  /** Content above the menu: the logo. */
  header?: ReactNode;
  /** Content below the menu; does not scroll. */
  footer?: ReactNode;
  /** Gives the menu a search field; matching ignores case and marks, in either language. */
  search?: {
    label: string;
    value: string;
    onChange: (value: string) => void;
    /** Shown and announced when nothing matches. */
    noMatch: string;
  };
  /** Entries that are open at the start, besides the current branch: those the app remembered. */
  defaultOpenIds?: readonly string[];
  onOpenIdsChange?: (openIds: readonly string[]) => void;
  /** Groups that are folded at the start: those the app remembered. The current page's group is shown nevertheless. */
  defaultFoldedIds?: readonly string[];
  onFoldedIdsChange?: (foldedIds: readonly string[]) => void;
  /** `futuristic`: the current page is filled with the accent, which on the awning is the window's light. @default 'plain' */
  variant?: 'plain' | 'futuristic';
  /** Ref of the scrolling part, for an app that restores its position. */
  scrollRef?: RefCallback<HTMLElement>;
  /** Language tag; sets how counts are read aloud. */
  locale?: string;
}
