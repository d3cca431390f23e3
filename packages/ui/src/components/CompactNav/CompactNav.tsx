import { useId, useMemo, type ReactNode } from 'react';
import { FlyoutBranch } from '../SideNav/FlyoutBranch';
import { moveEntryFocus } from '../SideNav/moveEntryFocus';
import { NavStateContext, type NavState } from '../SideNav/NavItem';
import { currentTrail } from '../SideNav/navModel';
import type { SideNavItem } from '../SideNav/types';
import { useFlyout } from '../SideNav/useFlyout';
import { Flyout, Rail, RailFoot, RailGap, RailHead, RailLine, RailScroll } from './CompactNav.styles';
import { RailBranch, RailEntry } from './RailEntry';

/**
 * The app's menu as a rail of icons with a label under each, 72 px wide. An entry with children opens them beside the rail,
 * over the page. Renders a `<nav>` of lists of real links.
 */
export function CompactNav({ label, items, currentPath, header, footer, locale }: CompactNavProps) {
  const trail = useMemo(() => currentTrail(items, currentPath), [items, currentPath]);
  const { rootRef, openId, toggle, handlers } = useFlyout(currentPath);
  const flyoutId = useId();
  const state: NavState = { currentId: trail.at(-1), trail, locale, isOpen: (id) => id === openId, onToggle: toggle };

  const entry = (item: SideNavItem): ReactNode => {
    switch (item.type) {
      case 'divider':
        return <RailLine key={item.id} aria-hidden />;
      case 'spacer':
        return <RailGap key={item.id} aria-hidden />;
      case 'basic':
        return <RailEntry key={item.id} item={item} />;
      case 'group':
        return (
          <li key={item.id}>
            <ul aria-label={item.title}>{item.children?.map(entry)}</ul>
          </li>
        );
      case 'aside':
      case 'collapsable':
        return (
          <RailBranch key={item.id} item={item} flyoutId={flyoutId}>
            <Flyout id={flyoutId}>
              <FlyoutBranch item={item} currentPath={currentPath} locale={locale} titled />
            </Flyout>
          </RailBranch>
        );
    }
  };
  return (
    <Rail ref={rootRef} aria-label={label} tabIndex={-1} onKeyDown={moveEntryFocus} {...handlers}>
      {header && <RailHead>{header}</RailHead>}
      <RailScroll>
        <NavStateContext value={state}>
          <ul>{items.map(entry)}</ul>
        </NavStateContext>
      </RailScroll>
      {footer && <RailFoot>{footer}</RailFoot>}
    </Rail>
  );
}

export interface CompactNavProps {
  /** Label of the landmark: "Main". */
  label: string;
  /** Entries, ideally few, with icons; their children open beside the rail. */
  items: readonly SideNavItem[];
  /** Path of the current page, without the query. */
  currentPath: string;
  /** Content above the rail: the logo's mark. */
  header?: ReactNode;
  /** Content below the rail: a few icon buttons; it does not scroll. */
  footer?: ReactNode;
  /** Language tag for the format of counts. */
  locale?: string;
}
