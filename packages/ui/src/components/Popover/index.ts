export { Popover, type PopoverProps, type PopoverSize } from './Popover';
