export { AnchoredMenu, preloadMenu, type AnchoredMenuProps } from './AnchoredMenu';
export { Menu, type MenuProps } from './Menu';
export type { MenuAction, MenuDivider, MenuEntry, MenuSectionItem } from './types';
