export { Menu, type MenuProps } from './Menu';
export type { MenuAction, MenuDivider, MenuEntry, MenuPlacement, MenuSectionItem } from './types';
