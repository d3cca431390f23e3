import { themeClass } from '@stockroom/ui';
import type { i18n as I18n } from 'i18next';
import { BUILT_IN, type LanguageChoice } from '../shared/i18n/languages';
import { importAdded } from '../shared/i18n/localeLoaders';
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

/**
 * Keeps texts and the page's `lang` in the preferred language, changed here or in another tab. Where that can't be had, the language
 * stays as it is.
 * @param added languages that the shop adds, whose texts are fetched
 * @returns settles when the language preferred now is shown, or can't be had
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
    // Another may have been chosen while it came.
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
