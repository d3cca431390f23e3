/** Every combination of theme and scheme is checked; pictures are taken of the first theme only. */
export const SCHEMES = ['light', 'dark'] as const;
export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Appearance = readonly [theme: (typeof THEMES)[number], scheme: (typeof SCHEMES)[number]];
