import type { ReactNode } from 'react';
import { Bar, End, SearchPlace } from './InventoryToolbar.styles';

/** Over the table: the search at the start, what changes the table at the end. */
export function InventoryToolbar({ search, children }: InventoryToolbarProps) {
  return (
    <Bar role="search">
      <SearchPlace>{search}</SearchPlace>
      <End>{children}</End>
    </Bar>
  );
}

export interface InventoryToolbarProps {
  search: ReactNode;
  children: ReactNode;
}
