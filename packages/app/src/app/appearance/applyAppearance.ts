import { themeClass } from '@stockroom/ui';
import type { Preferences } from '../../shared/preferences/preferences';
import type { PreferenceStore } from '../../shared/preferences/preferenceStore';

/** Puts theme, scheme and density on the page, and keeps them there as they or the system's scheme change. */
export function followPreferences(store: PreferenceStore, page: HTMLElement = document.documentElement): () => void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => applyAppearance(store.get(), systemIsDark.matches, page);
  apply();
  systemIsDark.addEventListener('change', apply);
  const stop = store.subscribe(apply);
  return () => {
    systemIsDark.removeEventListener('change', apply);
    stop();
  };
}

/** The same as the script in `index.html` does before the first paint (`build/firstPaint/boot.js`). */
export function applyAppearance({ theme, scheme, density }: Preferences, systemIsDark: boolean, page: HTMLElement): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemIsDark);
  page.className = themeClass(theme, isDark ? 'dark' : 'light');
  page.dataset['density'] = density;
}
