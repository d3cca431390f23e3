import { createContext, use, useId, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
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

/** A level of the menu. */
export function NavList({
  items,
  depth,
  label,
  id,
}: {
  items: readonly SideNavItem[];
  depth: number;
  label?: string;
  id?: string;
}) {
  return (
    <Children id={id} aria-labelledby={label} data-nested={(depth > 0 && depth <= DEEPEST_INDENT) || undefined}>
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
  const parts = <EntryParts item={item} depth={depth} />;
  if (item.disabled || !item.href) {
    return (
      <ItemButton as="a" role="link" aria-disabled tabIndex={0} data-nav-item={item.id}>
        {parts}
      </ItemButton>
    );
  }
  return (
    <ItemLink href={item.href} aria-current={currentId === item.id ? 'page' : undefined} data-nav-item={item.id}>
      {parts}
    </ItemLink>
  );
}

function EntryParts({ item, depth }: { item: SideNavItem; depth: number }): ReactNode {
  const { locale } = use(NavStateContext);
  const { badge } = item;
  const note = (item.disabled && item.disabledReason) || item.subtitle;
  return (
    <>
      {(item.icon || depth === 0) && <Icon name={item.icon && isIconName(item.icon) ? item.icon : 'document'} />}
      <ItemText>
        {item.title}
        {note && <small>{note}</small>}
      </ItemText>
      {badge && (
        <Badge tone={badge.tone}>
          <span aria-hidden>{shortCount(badge.title)}</span>
          <HiddenText>{badge.label ?? fullCount(badge.title, locale)}</HiddenText>
        </Badge>
      )}
    </>
  );
}
