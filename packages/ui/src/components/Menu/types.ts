import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icons';

/** Preferred position of the menu, if there is room. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

/** A menu's content, independent of its trigger. */
export interface MenuContent {
  /** Name of the menu, such as "Actions of Oak watch". */
  label: string;
  /** Stands above the items and is read aloud with the menu's name: the signed-in user. No controls. */
  head?: ReactNode;
  items: MenuEntry[];
  /** Preferred position, if there is room. @default 'bottom end' */
  placement?: MenuPlacement;
}

export interface MenuAction {
  id: string;
  label: string;
  /** A second, less prominent line. */
  description?: string;
  icon?: IconName;
  /** The caller's own drawing in place of the icon; decorative. */
  mark?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** `critical` for destructive actions. */
  tone?: 'critical';
  /** When set, the item is a switch: it shows a check mark and the menu stays open. */
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
