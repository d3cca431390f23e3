import { createContext, use, useId, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { isIconName, type IconName } from '../Icon/icons';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
import { ActionEntry } from './ActionEntry';
import { DisabledEntry } from './DisabledEntry';
import { Caption, Children, Gap, ItemButton, ItemLink, ItemText, Line } from './NavItem.styles';
import { fullCount, shortCount } from './navModel';
import type { SideNavItem } from './types';

/** Deeper levels get the same indent as this one: 272 px have no more room. */
const DEEPEST_INDENT = 5;

export interface NavState {
  currentId: string | undefined;
  trail: readonly string[];
  locale: string | undefined;
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  /** Whether a group shows only its caption; without it no group folds. */
  isFolded?: (id: string) => boolean;
  onFold?: (id: string) => void;
}
export const NavStateContext = createContext<NavState>({
  currentId: undefined,
  trail: [],
  locale: undefined,
  isOpen: () => false,
  onToggle: () => undefined,
});

/** Returns the entry's icon; an unknown icon gets a fallback. */
export const entryIcon = ({ icon }: SideNavItem): IconName => (icon && isIconName(icon) ? icon : 'document');

/** A level of the menu. */
export function NavList({
  items,
  depth,
  label,
  name,
  id,
}: {
  items: readonly SideNavItem[];
  depth: number;
  label?: string;
  name?: string;
  id?: string;
}) {
  return (
    <Children id={id} aria-labelledby={label} aria-label={name} data-nested={(depth > 0 && depth <= DEEPEST_INDENT) || undefined}>
      {items.map((item) => (
        <NavItem key={item.id} item={item} depth={depth} />
      ))}
    </Children>
  );
}

function NavItem({ item, depth }: { item: SideNavItem; depth: number }) {
  switch (item.type) {
    case 'divider':
      return <Line aria-hidden />;
    case 'spacer':
      return <Gap aria-hidden />;
    case 'group':
      return <Group item={item} depth={depth} />;
    case 'aside':
    case 'collapsable':
      return <Branch item={item} depth={depth} />;
    case 'basic':
      return (
        <li>
          <Entry item={item} depth={depth} />
        </li>
      );
  }
}

function Group({ item, depth }: { item: SideNavItem; depth: number }) {
  const { isFolded, onFold } = use(NavStateContext);
  const id = useId();
  const listId = useId();
  const open = !isFolded?.(item.id);
  return (
    <li>
      <Caption
        id={id}
        type="button"
        data-nav-item={item.id}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => onFold?.(item.id)}
      >
        {item.title}
        <Icon name="chevronRight" size={16} />
      </Caption>
      {open && <NavList id={listId} items={item.children ?? []} depth={depth} label={id} />}
    </li>
  );
}

function Branch({ item, depth }: { item: SideNavItem; depth: number }) {
  const { isOpen, onToggle, trail } = use(NavStateContext);
  const id = useId();
  const open = isOpen(item.id);
  return (
    <li>
      <ItemButton
        type="button"
        data-nav-item={item.id}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-branch={trail.includes(item.id) || undefined}
        onClick={() => onToggle(item.id)}
      >
        <EntryContent item={item} depth={depth} />
        <Icon name="chevronRight" size={16} />
      </ItemButton>
      {open && <NavList id={id} items={item.children ?? []} depth={item.type === 'aside' ? 0 : depth + 1} />}
    </li>
  );
}

function Entry({ item, depth }: { item: SideNavItem; depth: number }) {
  const { currentId } = use(NavStateContext);
  if (item.onPress) {
    return (
      <ActionEntry item={item} component={ItemButton} mark="data-nav-item">
        <EntryContent item={item} depth={depth} />
      </ActionEntry>
    );
  }
  if (item.disabled || !item.href) {
    const { disabledReason: reason } = item;
    return (
      <DisabledEntry component={ItemButton} reason={reason}>
        {(isTold) => <EntryContent item={isTold && reason ? { ...item, subtitle: reason } : item} depth={depth} />}
      </DisabledEntry>
    );
  }
  return (
    <ItemLink href={item.href} aria-current={currentId === item.id ? 'page' : undefined} data-nav-item={item.id}>
      <EntryContent item={item} depth={depth} />
    </ItemLink>
  );
}

function EntryContent({ item, depth }: { item: SideNavItem; depth: number }): ReactNode {
  return (
    <>
      {(item.icon || depth === 0) && <Icon name={entryIcon(item)} />}
      <ItemText>
        {item.title}
        {item.subtitle && <small>{item.subtitle}</small>}
      </ItemText>
      <EntryBadge badge={item.badge} />
    </>
  );
}

/** A count of new items after an entry, in the colour of the window's light: visually cut at 99, read aloud in full. */
export function EntryBadge({ badge }: { badge: SideNavItem['badge'] }) {
  const { locale } = use(NavStateContext);
  if (!badge) return null;
  return (
    <Badge tone={badge.tone ?? 'accent'}>
      <span aria-hidden>{shortCount(badge.title)}</span>
      <HiddenText>{badge.label ?? fullCount(badge.title, locale)}</HiddenText>
    </Badge>
  );
}
