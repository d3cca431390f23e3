export const DRAWER_SIDES = ['start', 'end'] as const;
export type DrawerSide = (typeof DRAWER_SIDES)[number];
export const DRAWER_SIZES = ['sm', 'md'] as const;
export type DrawerSize = (typeof DRAWER_SIZES)[number];
