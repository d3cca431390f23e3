import { use, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { ActionEntry } from '../SideNav/ActionEntry';
import { DisabledEntry } from '../SideNav/DisabledEntry';
import { EntryBadge, entryIcon, NavStateContext } from '../SideNav/NavItem';
import type { SideNavItem } from '../SideNav/types';
import { RailBadge, RailButton, RailLink, RailLabel } from './CompactNav.styles';

/** A link of the rail. */
export function RailEntry({ item }: { item: SideNavItem }) {
  const { currentId } = use(NavStateContext);
  if (item.onPress) {
    return (
      <li>
        <ActionEntry item={item} component={RailButton} mark="data-nav-item">
          <Parts item={item} />
        </ActionEntry>
      </li>
    );
  }
  if (item.disabled || !item.href) {
    const { disabledReason: reason } = item;
    return (
      <li>
        <DisabledEntry component={RailButton} reason={reason}>
          {(isTold) => <Parts item={isTold && reason ? { ...item, title: reason } : item} />}
        </DisabledEntry>
      </li>
    );
  }
  return (
    <li>
      <RailLink href={item.href} aria-current={currentId === item.id ? 'page' : undefined} data-nav-item={item.id}>
        <Parts item={item} />
      </RailLink>
    </li>
  );
}

/** An entry that opens its children beside the rail. */
export function RailBranch({ item, flyoutId, children }: { item: SideNavItem; flyoutId: string; children: ReactNode }) {
  const { isOpen, onToggle, trail } = use(NavStateContext);
  const open = isOpen(item.id);
  return (
    <li>
      <RailButton
        type="button"
        aria-expanded={open}
        aria-controls={open ? flyoutId : undefined}
        data-nav-item={item.id}
        data-flyout
        data-branch={trail.includes(item.id) || undefined}
        onClick={() => onToggle(item.id)}
      >
        <Parts item={item} />
      </RailButton>
      {open && children}
    </li>
  );
}

function Parts({ item }: { item: SideNavItem }) {
  return (
    <>
      <Icon name={entryIcon(item)} />
      <RailLabel>{item.title}</RailLabel>
      {item.badge && (
        <RailBadge>
          <EntryBadge badge={item.badge} />
        </RailBadge>
      )}
    </>
  );
}
