/** Every theme with every scheme is looked at; pictures are taken of the first theme. */
export const SCHEMES = ['light', 'dark'] as const;
export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type Appearance = readonly [theme: (typeof THEMES)[number], scheme: (typeof SCHEMES)[number]];
