export { Drawer, type DrawerProps } from './Drawer';
export { DRAWER_SIDES, DRAWER_SIZES, type DrawerSide, type DrawerSize } from './types';
