import { themeClass } from '@stockroom/ui';
import type { i18n as I18n } from 'i18next';
import { BUILT_IN, type LanguageChoice } from '../shared/config/languages';
import { importAdded } from '../shared/i18n/localeLoaders';
import type { Preferences } from '../shared/preferences/preferences';
import type { PreferenceStore } from '../shared/preferences/preferenceStore';

/**
 * Applies theme, scheme, density and motion to the page, and updates them when the preferences or the system's scheme change.
 */
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

/** Applies the appearance, as the script in `index.html` does before the first paint (`build/firstPaint/boot.js`). */
export function applyAppearance(
  { theme, scheme, density, reducedMotion }: Preferences,
  systemIsDark: boolean,
  page: HTMLElement,
): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemIsDark);
  page.className = themeClass(theme, isDark ? 'dark' : 'light');
  page.dataset['density'] = density;
  // Set only when needed: pages without it are spared the cost of a rule for all their elements.
  if (reducedMotion) page.dataset['motion'] = 'reduced';
  else delete page.dataset['motion'];
}

/**
 * Keeps texts and the page's `lang` in the preferred language, also when another tab changes it. If that language cannot be
 * loaded, the current one stays.
 * @param added languages that the shop adds, whose texts are fetched
 * @returns settles when the preferred language is shown, or cannot be loaded
 */
export async function followLanguage(
  i18n: I18n,
  store: PreferenceStore,
  added: readonly LanguageChoice[],
  page: HTMLElement = document.documentElement,
): Promise<void> {
  let wanted = i18n.language;
  const show = async () => {
    const language = wanted;
    const choice = added.find(({ code }) => code === language);
    if (choice && !(await (await importAdded()).fetchLanguage(i18n, choice, () => void show()))) return;
    // Another language may have been chosen while this one loaded.
    if (language === wanted) await i18n.changeLanguage(language);
  };
  const follow = async () => {
    const { language } = store.get();
    if (language === wanted || ![...BUILT_IN, ...added].some(({ code }) => code === language)) return;
    wanted = language;
    await show();
  };
  const name = (language: string) => {
    page.lang = language;
  };
  name(i18n.language);
  i18n.on('languageChanged', name);
  store.subscribe(() => void follow());
  await follow();
}
