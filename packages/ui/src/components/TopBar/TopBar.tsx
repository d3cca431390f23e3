import type { ReactNode } from 'react';
import { BarMiddle, BarPart, BarRoot } from './TopBar.styles';

/**
 * The bar above a signed-in page: the location at the left, permanent actions at the right. Renders the banner `<header>`, 60
 * px high, or more for larger text.
 */
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
  /** Content at the left: the button that opens the side menu. */
  start?: ReactNode;
  /** Content in the middle, cut when there is no room: the store's name and address. */
  children?: ReactNode;
  /**
   * Content at the right: buttons and the person's name. Never cut: omit what does not fit a narrow bar (`@container top-bar`).
   */
  end?: ReactNode;
  /** Name of the landmark, where a page has several banners. */
  label?: string;
}
