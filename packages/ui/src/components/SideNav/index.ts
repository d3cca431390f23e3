export { SideNav, type SideNavProps } from './SideNav';
export { SIDE_NAV_ITEM_TYPES, type SideNavItem, type SideNavItemType } from './types';
