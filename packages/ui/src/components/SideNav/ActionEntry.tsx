import { useRef, type ButtonHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';
import { useFocusFallback } from '../ErrorState/useFocusFallback';
import type { SideNavItem } from './types';

/**
 * An entry that runs an action rather than leading to a page. When it is removed while focused, the focus stays in the menu.
 */
export function ActionEntry({ item, component: Look, mark, children }: ActionEntryProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusFallback(ref);
  return (
    <Look ref={ref} type="button" {...{ [mark]: item.id }} onClick={item.onPress}>
      {children}
    </Look>
  );
}

interface ActionEntryProps {
  item: SideNavItem;
  /** The button component of the menu's variant. */
  component: ComponentType<ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>;
  /** The attribute by which the menu finds its entries. */
  mark: 'data-nav-item' | 'data-bar-item';
  children: ReactNode;
}
