import { use, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { ActionEntry } from '../SideNav/ActionEntry';
import { DisabledEntry } from '../SideNav/DisabledEntry';
import { FlyoutBranch } from '../SideNav/FlyoutBranch';
import { EntryBadge, entryIcon, NavStateContext } from '../SideNav/NavItem';
import type { SideNavItem } from '../SideNav/types';
import { BarButton, BarItem, BarLink, DropDown } from './HorizontalNav.styles';

/** A link of the bar. */
export function BarEntry({ item }: { item: SideNavItem }) {
  const { currentId } = use(NavStateContext);
  const { disabledReason: reason } = item;
  if (item.onPress) {
    return (
      <BarItem>
        <ActionEntry item={item} component={BarButton} mark="data-bar-item">
          <EntryContent item={item} />
        </ActionEntry>
      </BarItem>
    );
  }
  return (
    <BarItem>
      {item.disabled || !item.href ? (
        <DisabledEntry component={BarButton} reason={reason}>
          {(isTold) => <EntryContent item={isTold && reason ? { ...item, title: reason } : item} />}
        </DisabledEntry>
      ) : (
        <BarLink href={item.href} aria-current={currentId === item.id ? 'page' : undefined} data-bar-item={item.id}>
          <EntryContent item={item} />
        </BarLink>
      )}
    </BarItem>
  );
}

/** An entry of the bar that opens its children under itself. */
export function BarBranch({ item, currentPath, locale, onNavigationKey }: BarBranchProps) {
  const { isOpen, onToggle, trail } = use(NavStateContext);
  const open = isOpen(item.id);
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const dropRef = useRef<HTMLDivElement>(null);
  // After the arrow key has opened it, focus moves inside.
  const byArrowRef = useRef(false);
  useLayoutEffect(() => {
    if (!open || !dropRef.current) return;
    if (dropRef.current.getBoundingClientRect().right > document.documentElement.clientWidth) dropRef.current.dataset['end'] = '';
    if (byArrowRef.current) dropRef.current.querySelector<HTMLElement>('[data-nav-item]')?.focus();
    byArrowRef.current = false;
  }, [open]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    if (!open) byArrowRef.current = true;
    else dropRef.current?.querySelector<HTMLElement>('[data-nav-item]')?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const first = event.currentTarget.querySelector('[data-nav-item]');
    if (event.key !== 'ArrowUp' || event.target !== first) return onNavigationKey(event);
    event.preventDefault();
    buttonRef.current?.focus();
  };
  return (
    <BarItem>
      <BarButton
        ref={buttonRef}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-bar-item={item.id}
        data-flyout
        data-branch={trail.includes(item.id) || undefined}
        onClick={() => onToggle(item.id)}
        onKeyDown={pressKey}
      >
        <EntryContent item={item} />
        <Icon name="chevronDown" size={16} />
      </BarButton>
      {open && (
        <DropDown ref={dropRef} id={id} onKeyDown={walk}>
          <FlyoutBranch item={item} currentPath={currentPath} locale={locale} />
        </DropDown>
      )}
    </BarItem>
  );
}

interface BarBranchProps {
  item: SideNavItem;
  currentPath: string;
  locale: string | undefined;
  /** Handles arrows, Home and End within the open part. */
  onNavigationKey: (event: KeyboardEvent<HTMLElement>) => void;
}

function EntryContent({ item }: { item: SideNavItem }) {
  return (
    <>
      {item.icon && <Icon name={entryIcon(item)} />}
      {item.title}
      <EntryBadge badge={item.badge} />
    </>
  );
}
