import { LANGUAGE_NAMES } from '../../../shared/i18n/languageNames';
import { LANGUAGES } from '../../../shared/preferences/preferences';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { usePreferences } from '../../../shared/preferences/usePreferences';
import { Choice, Choices } from './LanguageSwitch.styles';
import { useTranslation } from '../../../shared/i18n/useTranslation';

/** The languages as two buttons: on a page this small a menu would be more code than the form. */
export function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const [, setPreferences] = usePreferences();
  const language = useLanguage();
  return (
    <Choices role="group" aria-label={t('language')}>
      {LANGUAGES.map((id) => (
        <Choice key={id} type="button" lang={id} aria-pressed={id === language} onClick={() => setPreferences({ language: id })}>
          {LANGUAGE_NAMES[id]}
        </Choice>
      ))}
    </Choices>
  );
}
