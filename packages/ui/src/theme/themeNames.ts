export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export type ThemeName = (typeof THEMES)[number];
export const SCHEMES = ['light', 'dark'] as const;
export type SchemeName = (typeof SCHEMES)[number];
