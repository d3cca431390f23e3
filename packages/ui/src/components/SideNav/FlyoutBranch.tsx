import type { ReactNode } from 'react';
import { NavList, NavStateContext } from './NavItem';
import { FlyoutTitle } from './SideNav.styles';
import type { SideNavItem } from './types';
import { useNavBranches } from './useNavBranches';

/** A branch of a narrow menu, as a menu of its own: the entries below it, at any depth. */
export function FlyoutBranch({ item, currentPath, locale, titled = false }: FlyoutBranchProps): ReactNode {
  const { state } = useNavBranches({ items: item.children ?? [], currentPath, locale });
  return (
    <NavStateContext value={state}>
      {titled && (
        <FlyoutTitle>
          {item.title}
          {item.subtitle && <small>{item.subtitle}</small>}
        </FlyoutTitle>
      )}
      <NavList items={item.children ?? []} depth={0} name={item.title} />
    </NavStateContext>
  );
}

interface FlyoutBranchProps {
  item: SideNavItem;
  currentPath: string;
  locale?: string;
  /** Whether to show the branch's own title above. @default false */
  titled?: boolean;
}
