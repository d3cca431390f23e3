import type { Language } from '../preferences/preferences';
import { useTexts } from './useTranslation';

/** The language shown: a locale for `Intl` and for fields of the design system. */
export function useLanguage(): Language {
  return useTexts().language;
}
