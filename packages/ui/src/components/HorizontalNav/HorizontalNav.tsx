import { useMemo, type KeyboardEvent } from 'react';
import { moveEntryFocus } from '../SideNav/moveEntryFocus';
import { NavStateContext, type NavState } from '../SideNav/NavItem';
import { currentTrail } from '../SideNav/navModel';
import type { SideNavItem } from '../SideNav/types';
import { useFlyout } from '../SideNav/useFlyout';
import { BarBranch, BarEntry } from './BarEntry';
import { Bar, BarGap, BarLine, BarList } from './HorizontalNav.styles';

/**
 * The app's menu as a bar under the top bar. An entry with children opens them under itself. Renders a `<nav>` of lists of real
 * links and buttons that open others (ARIA Authoring Practices, "Disclosure Navigation Menu with Top-Level Links").
 */
export function HorizontalNav({ label, items, currentPath, locale }: HorizontalNavProps) {
  const trail = useMemo(() => currentTrail(items, currentPath), [items, currentPath]);
  const { rootRef, openId, open, close, toggle, handlers } = useFlyout(currentPath);
  const state: NavState = { currentId: trail.at(-1), trail, locale, isOpen: (id) => id === openId, onToggle: toggle };

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const target = event.target as HTMLElement;
    const tops = [...currentTarget.querySelectorAll<HTMLElement>('[data-bar-item]')];
    const at = tops.findIndex((top) => top.parentElement?.contains(target) || top === target);
    const isTop = tops[at] === target;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ...(isTop && { Home: 0, End: tops.length - 1 }) }[key];
    if (to !== undefined && at >= 0) {
      event.preventDefault();
      if (!tops[to]) return;
      close();
      tops[to].focus();
    } else if (isTop && key === 'ArrowDown' && target.hasAttribute('data-flyout')) {
      event.preventDefault();
      open(target.dataset['barItem'] ?? null);
    }
  };
  return (
    <Bar ref={rootRef} className="awning" aria-label={label} tabIndex={-1} onKeyDown={walk} {...handlers}>
      <NavStateContext value={state}>
        <BarList>
          {items.map((item) => {
            if (item.type === 'divider') return <BarLine key={item.id} aria-hidden />;
            if (item.type === 'spacer') return <BarGap key={item.id} aria-hidden />;
            if (item.type === 'basic') return <BarEntry key={item.id} item={item} />;
            return (
              <BarBranch key={item.id} item={item} currentPath={currentPath} locale={locale} onNavigationKey={moveEntryFocus} />
            );
          })}
        </BarList>
      </NavStateContext>
    </Bar>
  );
}

export interface HorizontalNavProps {
  /** Name of the landmark: "Main". */
  label: string;
  /** At most eight are recommended. Groups, asides and collapsables open under themselves. */
  items: readonly SideNavItem[];
  /** Path of the current page, without the query. */
  currentPath: string;
  /** Language tag; sets how counts are read aloud. */
  locale?: string;
}
