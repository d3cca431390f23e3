import { useTranslation } from 'react-i18next';

/** The words of every password field. */
export function usePasswordLabels() {
  const { t } = useTranslation('auth');
  return { show: t('password.show'), hide: t('password.hide'), capsLock: t('password.capsLock') };
}
