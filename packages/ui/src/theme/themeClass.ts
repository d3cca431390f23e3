import type { SchemeName, ThemeName } from './themeNames';

/** The class that `<html>` carries: `theme-teal dark`. Fonts and colours of everything follow it; nothing renders again. */
export const themeClass = (theme: ThemeName, scheme: SchemeName) => `theme-${theme} ${scheme}`;
