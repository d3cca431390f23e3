import type { SchemeName, ThemeName } from './themeNames';

/** Returns the class of `<html>`: `theme-teal dark`. All fonts and colours follow it without a re-render. */
export const themeClass = (theme: ThemeName, scheme: SchemeName) => `theme-${theme} ${scheme}`;
