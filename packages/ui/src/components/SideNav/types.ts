import type { BadgeTone } from '../Badge/types';

export const SIDE_NAV_ITEM_TYPES = ['basic', 'collapsable', 'group', 'aside', 'divider', 'spacer'] as const;
export type SideNavItemType = (typeof SIDE_NAV_ITEM_TYPES)[number];

/** One entry of the side menu. Titles are in the person's language already. */
export interface SideNavItem {
  id: string;
  title?: string;
  /** A second, quieter line. */
  subtitle?: string;
  /**
   * `basic`: a link. `collapsable`: opens its children under it. `group`: a caption over its children, which folds them; its
   * subtitle is for narrow menus.
   * `aside`: its children take the menu's place. `divider`, `spacer`: a line, a gap.
   */
  type: SideNavItemType;
  /** Name of an icon; an unknown one gets a fallback. */
  icon?: string;
  href?: string;
  /** Runs on a press of a `basic` entry, in place of leading somewhere. */
  onPress?: () => void;
  /** Current only on this very path, not below it. */
  exactMatch?: boolean;
  /** A count or a word at the right. A number above 99 is shown as "99+". `label` says what it counts: "3 unread". */
  badge?: { title: string; tone?: BadgeTone; label?: string };
  disabled?: boolean;
  /** Why it can't be used now: read with the title, shown on hover and focus, and after a press. */
  disabledReason?: string;
  children?: SideNavItem[];
}
