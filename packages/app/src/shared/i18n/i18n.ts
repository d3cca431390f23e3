import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../preferences/preferences';
import { loadTexts } from './localeLoaders';

export interface I18nOptions {
  language: Language;
  /** Namespaces to load at once; the others load with the screens that need them. */
  namespaces?: string[];
  /** Shows a missing key as `⟦key⟧` and not as its English text. */
  showMissing?: boolean;
}

/** Creates the translator. English is the default and the fallback. Ready when the promise resolves. */
export async function createI18n({ language, namespaces = ['common'], showMissing = false }: I18nOptions): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      // Requests the texts now and not in a task of its own, which would run after everything else of the page's start.
      initAsync: false,
      // A text missing in an added language is not a mistake of the app.
      fallbackLng: showMissing ? { en: [], tr: [], default: ['en'] } : 'en',
      load: 'currentOnly',
      ns: namespaces,
      defaultNS: 'common',
      fallbackNS: 'common',
      // Set explicitly, as otherwise i18next first checks whether each text is a key: two thirds of a lookup's time.
      keySeparator: '.',
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: showMissing ? (key) => `⟦${key}⟧` : undefined,
    });
  return i18n;
}

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};
