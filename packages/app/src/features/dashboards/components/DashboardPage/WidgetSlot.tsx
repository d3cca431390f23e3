import { createContext, useContext, type ReactNode } from 'react';
import { Cell } from './DashboardPage.styles';

/** Ids of the hidden widgets. */
export const HiddenWidgets = createContext<readonly string[]>([]);

/** The slot of a widget; empty when it is hidden. With a span it is a cell of the grid, else it renders in place. */
export function WidgetSlot({ widget, span, rows, children }: WidgetSlotProps) {
  const hidden = useContext(HiddenWidgets);
  if (hidden.includes(widget)) return null;
  if (span === undefined) return children;
  return (
    <Cell data-span={span} data-rows={rows}>
      {children}
    </Cell>
  );
}

interface WidgetSlotProps {
  /** Id of the widget in the settings. */
  widget: string;
  /** Columns out of twelve. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Rows that it spans beside other widgets. @default 1 */
  rows?: 2;
  children: ReactNode;
}
