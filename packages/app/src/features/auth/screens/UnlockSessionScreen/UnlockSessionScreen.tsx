import { AuthPage } from '#features/auth/components/AuthPage';
import { useAuth } from '#features/auth/session/AuthContext';
import { useTranslation } from '#shared/i18n/useTranslation';
import { UnlockForm } from './UnlockForm';

/** The lock as a page: the signed-in user's password unlocks it and returns to their last page. */
export function UnlockSessionScreen() {
  const { t } = useTranslation(['auth', 'common']);
  const hasFailed = useAuth((state) => state.context.failure !== null);
  return (
    <AuthPage
      title={t('unlock.title')}
      lead={t('unlock.lead')}
      scene="door"
      titlePrefix={hasFailed ? t('common:errors.titlePrefix') : undefined}
    >
      <UnlockForm labelledBy="page-title" />
    </AuthPage>
  );
}
