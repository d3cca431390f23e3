/** How much room a popover takes. */
export type PopoverSize = 'content' | 'panel' | 'dock';
