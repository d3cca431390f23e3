/** Name of what the query client holds of the shortcuts. */
export const shortcutKeys = { list: ['shortcuts', 'list'] as const };
