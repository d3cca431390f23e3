import { themeClass, type SchemeName, type ThemeName } from '@stockroom/ui';

declare global {
  interface Window {
    /** Lets the test-runner show the same story in every theme and scheme without a re-render. */
    __stockroomSetAppearance?: typeof setAppearance;
  }
}

/** Sets the theme and scheme of the page; `auto` follows the system. */
export function setAppearance(theme: ThemeName, scheme: SchemeName | 'auto'): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.className = themeClass(theme, dark ? 'dark' : 'light');
}

window.__stockroomSetAppearance = setAppearance;
