import { useLanguages } from '#shared/i18n/useLanguages';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Choice, Choices } from './LanguageSwitch.styles';

/** The languages as buttons: on so small a page, a menu would be more code than the form. */
export function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const { languages, language, choose } = useLanguages();
  return (
    <Choices role="group" aria-label={t('language')}>
      {languages.map(({ code, name }) => (
        <Choice key={code} type="button" lang={code} aria-pressed={code === language} onClick={() => choose(code)}>
          {name}
        </Choice>
      ))}
    </Choices>
  );
}
