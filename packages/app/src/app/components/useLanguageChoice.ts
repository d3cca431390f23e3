import type { MenuSectionItem } from '@stockroom/ui';
import { useLanguages } from '#shared/i18n/useLanguages';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The languages as a menu section, each by its native name. */
export function useLanguageChoice(): MenuSectionItem {
  const { t } = useTranslation('layout');
  const { languages, language, choose } = useLanguages();
  return {
    type: 'section',
    title: t('language'),
    choice: 'one',
    items: languages.map(({ code, name }) => ({
      id: code,
      label: name,
      checked: code === language,
      onSelect: () => choose(code),
    })),
  };
}
