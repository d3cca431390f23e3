import { IconButton, Menu } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { LANGUAGES } from '../../shared/preferences/preferences';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { usePreferences } from '../../shared/preferences/usePreferences';
import { LANGUAGE_NAMES } from '../../shared/i18n/languageNames';

/** The languages, each in its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const [, setPreferences] = usePreferences();
  const language = useLanguage();
  return (
    <Menu
      label={t('language')}
      trigger={<IconButton icon="language" label={t('language')} />}
      items={[
        {
          type: 'section',
          title: t('language'),
          choice: 'one',
          items: LANGUAGES.map((id) => ({
            id,
            label: LANGUAGE_NAMES[id],
            checked: id === language,
            onSelect: () => setPreferences({ language: id }),
          })),
        },
      ]}
    />
  );
}
