import type { BadgeTone } from '../Badge/types';

export const SIDE_NAV_ITEM_TYPES = ['basic', 'collapsable', 'group', 'aside', 'divider', 'spacer'] as const;
export type SideNavItemType = (typeof SIDE_NAV_ITEM_TYPES)[number];

/** An entry of the side menu. Titles are already in the user's language. */
export interface SideNavItem {
  id: string;
  title?: string;
  /** A second, less prominent line. */
  subtitle?: string;
  /**
   * `basic`: a link. `collapsable`: opens its children under it. `group`: a caption above its children, which folds them; its subtitle is for narrow menus.
   * `aside`: its children replace the menu. `divider`, `spacer`: a line, a gap.
   */
  type: SideNavItemType;
  /** Name of an icon; an unknown one gets a fallback. */
  icon?: string;
  href?: string;
  /** Called on a press of a `basic` entry, which then leads nowhere. */
  onPress?: () => void;
  /** Marks it current on exactly this path, not below it. */
  exactMatch?: boolean;
  /** A count or a word at the right. A number above 99 is shown as "99+". `label` describes the count: "3 unread". */
  badge?: { title: string; tone?: BadgeTone; label?: string };
  disabled?: boolean;
  /** The reason that it is disabled: read aloud with the title, shown on hover and focus, and after a press. */
  disabledReason?: string;
  children?: SideNavItem[];
}
