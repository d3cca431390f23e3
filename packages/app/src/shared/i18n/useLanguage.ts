import { useTranslation } from 'react-i18next';
import type { Language } from '../preferences/preferences';

/** The language that texts are shown in now: a locale for `Intl` and for fields of the design system. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage === 'tr' ? 'tr' : 'en';
}
