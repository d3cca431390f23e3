import { useTranslation } from '../i18n/useTranslation';

/** Labels of every password field. */
export function usePasswordLabels() {
  const { t } = useTranslation('common');
  return { show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') };
}
