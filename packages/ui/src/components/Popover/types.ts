/** Size of a popover. */
export type PopoverSize = 'content' | 'panel' | 'dock';
