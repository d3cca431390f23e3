import type { ReactNode } from 'react';
import { BarMiddle, BarPart, BarRoot } from './TopBar.styles';

/** The bar over a signed-in page: where one is at the left, what is always at hand at the right. Renders the banner `<header>`, 60 px high, or more for larger letters. */
export function TopBar({ start, children, end, label }: TopBarProps) {
  return (
    <BarRoot aria-label={label}>
      {start && <BarPart>{start}</BarPart>}
      <BarMiddle>{children}</BarMiddle>
      {end && <BarPart>{end}</BarPart>}
    </BarRoot>
  );
}

export interface TopBarProps {
  /** At the left: the button that opens the side menu. */
  start?: ReactNode;
  /** In the middle; is cut when there is no room. The store's name and address. */
  children?: ReactNode;
  /** At the right: buttons and the person's name. Never cut: leave out what a narrow bar has no room for (`@container top-bar`). */
  end?: ReactNode;
  /** Name of the landmark, where a page has several banners. */
  label?: string;
}
