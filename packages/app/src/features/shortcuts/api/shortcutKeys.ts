/** Query keys of the shortcuts. */
export const shortcutKeys = { list: ['shortcuts', 'list'] as const };
