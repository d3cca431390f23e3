import { useConfig } from '../config/ConfigContext';
import { BUILT_IN, type LanguageChoice } from '../config/languages';
import { usePreferences } from '../preferences/usePreferences';
import { useLanguage } from './useLanguage';

export interface Languages {
  /** Languages of the app and those that the shop adds. */
  languages: readonly LanguageChoice[];
  /** The language shown; differs from the preferred one if that failed to load. */
  language: string;
  choose: (code: string) => void;
}

/** The languages to choose from. */
export function useLanguages(): Languages {
  const [preferences, set] = usePreferences();
  const language = useLanguage();
  const choose = (code: string) => {
    // Preferred already but not shown: load it again.
    if (preferences.language === code) set({ language });
    set({ language: code });
  };
  return { languages: [...BUILT_IN, ...useConfig().languages], language, choose };
}
