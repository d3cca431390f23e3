import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icons';

/** Where a menu opens, if there is room. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

/** A menu's content, whatever opens it. */
export interface MenuContent {
  /** Name of the menu, such as "Actions of Oak watch". */
  label: string;
  /** Stands over the items and is read out with the menu's name: who is signed in. No controls. */
  head?: ReactNode;
  items: MenuEntry[];
  /** Where it opens, if there is room. @default 'bottom end' */
  placement?: MenuPlacement;
}

export interface MenuAction {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** A drawing of the caller's in the icon's place; decoration. */
  mark?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** `critical` where something is destroyed. */
  tone?: 'critical';
  /** Given, the item is a switch: it shows a check mark and the menu stays open. */
  checked?: boolean;
}

export interface MenuDivider {
  type: 'divider';
}

export interface MenuSectionItem {
  type: 'section';
  title: string;
  /** `one`: the checked item is one choice of several, and choosing closes the menu. @default 'many' */
  choice?: 'one' | 'many';
  items: MenuAction[];
}

export type MenuEntry = (MenuAction & { type?: undefined }) | MenuDivider | MenuSectionItem;
