/**
 * Namespaces of the texts in the frame of signed-in pages: if one is missing, the whole frame renders a second time when it
 * loads.
 */
export const SHELL_NAMESPACES = ['layout', 'feeds', 'shortcuts', 'quickChat', 'storeSwitcher', 'userMenu', 'connection', 'list'];
