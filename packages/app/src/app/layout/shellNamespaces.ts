/** Namespaces of what the frame of signed-in pages shows at once: one that is missing has all of it drawn a second time when it arrives. */
export const SHELL_NAMESPACES = ['layout', 'feeds', 'shortcuts', 'quickChat', 'stores', 'userMenu', 'connection', 'list'];
