import { ButtonLink } from '@stockroom/ui';
import { useAuthPaths } from '#features/auth/components/authEnvironment';
import { AuthPage } from '#features/auth/components/AuthPage';
import { ButtonRow, Quiet, FormColumn } from '#features/auth/components/AuthPage.styles';
import { useConfig } from '#shared/config/ConfigContext';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Confirms the request for an account: the email address has to be confirmed next. */
export function ConfirmationRequiredScreen() {
  const paths = useAuthPaths();
  const { t } = useTranslation(['signingOut', 'auth']);
  const { demo } = useConfig();
  return (
    <AuthPage title={t('confirmation.title')} lead={t('confirmation.lead')} scene="shelves">
      <FormColumn>
        <p>{t('confirmation.message')}</p>
        {demo && <Quiet>{t('confirmation.demo')}</Quiet>}
        <ButtonRow>
          <ButtonLink href={paths.signIn} variant="primary">
            {t('auth:backToSignIn')}
          </ButtonLink>
        </ButtonRow>
      </FormColumn>
    </AuthPage>
  );
}
