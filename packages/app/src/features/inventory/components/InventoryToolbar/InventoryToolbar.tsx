import type { ReactNode } from 'react';
import { Bar, End, SearchSlot } from './InventoryToolbar.styles';

/** Toolbar above the table: the search at the start, controls of the table at the end. */
export function InventoryToolbar({ search, children }: InventoryToolbarProps) {
  return (
    <Bar role="search">
      <SearchSlot>{search}</SearchSlot>
      <End>{children}</End>
    </Bar>
  );
}

export interface InventoryToolbarProps {
  search: ReactNode;
  children: ReactNode;
}
