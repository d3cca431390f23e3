import { createContext, use, useId, useState, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { isIconName, type IconName } from '../Icon/icons';
import { Tooltip } from '../Tooltip';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
import { ActionEntry } from './ActionEntry';
import { fullCount, shortCount } from './navModel';
import { Caption, Children, Gap, ItemButton, ItemLink, ItemText, Line } from './SideNav.styles';
import type { SideNavItem } from './types';

/** Deeper levels stand as far in as this one: 272 px hold no more. */
const DEEPEST_INDENT = 5;

export interface NavState {
  currentId: string | undefined;
  trail: readonly string[];
  locale: string | undefined;
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
}
export const NavStateContext = createContext<NavState>({
  currentId: undefined,
  trail: [],
  locale: undefined,
  isOpen: () => false,
  onToggle: () => undefined,
});

/** The entry's icon; an unknown one gets a fallback. */
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
  const id = useId();
  return (
    <li>
      <Caption id={id}>
        {item.title}
        {item.subtitle && <span>{item.subtitle}</span>}
      </Caption>
      <NavList items={item.children ?? []} depth={depth} label={id} />
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
        <EntryParts item={item} depth={depth} />
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
      <ActionEntry item={item} look={ItemButton} mark="data-nav-item">
        <EntryParts item={item} depth={depth} />
      </ActionEntry>
    );
  }
  if (item.disabled || !item.href) return <DisabledEntry item={item} depth={depth} />;
  return (
    <ItemLink href={item.href} aria-current={currentId === item.id ? 'page' : undefined} data-nav-item={item.id}>
      <EntryParts item={item} depth={depth} />
    </ItemLink>
  );
}

/** Can't be followed now. The reason is read with the name, shown under the pointer and by the keyboard, and stays after a press. */
function DisabledEntry({ item, depth }: { item: SideNavItem; depth: number }) {
  const [told, setTold] = useState(false);
  const { disabledReason: reason } = item;
  const entry = (
    <ItemButton
      as="a"
      role="link"
      aria-disabled
      tabIndex={0}
      data-nav-item={item.id}
      onClick={() => setTold(true)}
      onBlur={() => setTold(false)}
    >
      <EntryParts item={told && reason ? { ...item, subtitle: reason } : item} depth={depth} />
      {reason && !told && <HiddenText>{reason}</HiddenText>}
    </ItemButton>
  );
  if (!reason) return entry;
  return (
    <Tooltip text={reason} describes={false}>
      {entry}
    </Tooltip>
  );
}

function EntryParts({ item, depth }: { item: SideNavItem; depth: number }): ReactNode {
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

/** A count, cut at 99 for the eye and in full for the ear. */
export function EntryBadge({ badge }: { badge: SideNavItem['badge'] }) {
  const { locale } = use(NavStateContext);
  if (!badge) return null;
  return (
    <Badge tone={badge.tone}>
      <span aria-hidden>{shortCount(badge.title)}</span>
      <HiddenText>{badge.label ?? fullCount(badge.title, locale)}</HiddenText>
    </Badge>
  );
}
