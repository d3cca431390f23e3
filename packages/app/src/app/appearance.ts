import { themeClass } from '@stockroom/ui';
import type { i18n as I18n } from 'i18next';
import type { Preferences } from '../shared/preferences/preferences';
import type { PreferenceStore } from '../shared/preferences/preferenceStore';

/** Puts theme, scheme, density and motion on the page, and keeps them there as they or the system's scheme change. */
export function followPreferences(store: PreferenceStore, page: HTMLElement = document.documentElement): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => applyAppearance(store.get(), system.matches, page);
  apply();
  system.addEventListener('change', apply);
  const stop = store.subscribe(apply);
  return () => {
    system.removeEventListener('change', apply);
    stop();
  };
}

/** The same as the script in `index.html` does before the first paint (`build/firstPaint/boot.js`). */
export function applyAppearance(
  { theme, scheme, density, reducedMotion }: Preferences,
  systemIsDark: boolean,
  page: HTMLElement,
): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemIsDark);
  page.className = themeClass(theme, isDark ? 'dark' : 'light');
  page.dataset['density'] = density;
  // Only there where it says something: a rule for all elements under it is no work for pages without it.
  if (reducedMotion) page.dataset['motion'] = 'reduced';
  else delete page.dataset['motion'];
}

/** Keeps texts and the page's `lang` in the preferred language, changed here or in another tab. */
export function followLanguage(i18n: I18n, store: PreferenceStore, page: HTMLElement = document.documentElement): () => void {
  const apply = () => {
    const { language } = store.get();
    if (i18n.language !== language) void i18n.changeLanguage(language);
  };
  const name = (language: string) => {
    page.lang = language;
  };
  name(i18n.language);
  i18n.on('languageChanged', name);
  return store.subscribe(apply);
}
