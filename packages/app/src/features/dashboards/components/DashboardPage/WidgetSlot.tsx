import { createContext, useContext, type ReactNode } from 'react';
import { Cell } from './DashboardPage.styles';

/** Ids of the widgets that are put away. */
export const HiddenWidgets = createContext<readonly string[]>([]);

/** The place of a widget; nothing where it is put away. Given a span it is a cell of the grid, else it stands where it is put. */
export function WidgetSlot({ widget, span, rows, children }: SpotProps) {
  const hidden = useContext(HiddenWidgets);
  if (hidden.includes(widget)) return null;
  if (span === undefined) return children;
  return (
    <Cell data-span={span} data-rows={rows}>
      {children}
    </Cell>
  );
}

interface SpotProps {
  /** Its id in the settings. */
  widget: string;
  /** Columns of twelve. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Rows that it takes where others stand beside it. @default 1 */
  rows?: 2;
  children: ReactNode;
}
