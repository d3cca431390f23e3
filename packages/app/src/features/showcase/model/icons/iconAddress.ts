import { openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const ICON_SIZES = [16, 20, 24, 32, 48] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const size = {
  fallback: 24 as IconSize,
  read: (text: string) => ICON_SIZES.find((each) => String(each) === text),
  write: String,
};

/** `?search=bin&size=32&icon=trash` */
export const iconAddress = listAddress({ search: searchParam, size, icon: openParam('icon') });
