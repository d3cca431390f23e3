export { Popover, type PopoverProps } from './Popover';
export type { PopoverSize } from './types';
