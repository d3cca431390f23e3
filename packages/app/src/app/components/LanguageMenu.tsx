import { IconButton, Menu } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLanguageChoice } from './useLanguageChoice';

/** Menu of languages, each by its native name. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const choice = useLanguageChoice();
  return <Menu label={t('language')} trigger={<IconButton icon="language" label={t('language')} />} items={[choice]} />;
}
