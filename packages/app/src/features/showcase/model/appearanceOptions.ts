export const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const;
export const SCHEMES = ['light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Text directions. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const EXAMPLE_LANGUAGES = ['en', 'tr'] as const;
