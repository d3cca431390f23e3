export const ILLUSTRATIONS = ['box', 'search', 'basket', 'cloud', 'lock', 'map'] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];
