import { useConfig } from '../config/ConfigContext';
import { usePreferences } from '../preferences/usePreferences';
import { BUILT_IN, type LanguageChoice } from './languages';
import { useLanguage } from './useLanguage';

export interface Languages {
  /** The app's own, and those that the shop adds. */
  languages: readonly LanguageChoice[];
  /** The one shown, which is another than the preferred one where that could not be fetched. */
  language: string;
  choose: (code: string) => void;
}

/** The languages to choose from. */
export function useLanguages(): Languages {
  const [preferences, set] = usePreferences();
  const language = useLanguage();
  const choose = (code: string) => {
    // Preferred already, and not shown: it is asked for anew.
    if (preferences.language === code) set({ language });
    set({ language: code });
  };
  return { languages: [...BUILT_IN, ...useConfig().languages], language, choose };
}
