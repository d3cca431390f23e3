import { ButtonLink } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useConfig } from '../../../../shared/config/ConfigContext';
import { appPaths } from '../../../../shared/routing/appPaths';
import { AuthPage } from '../../components/AuthPage';
import { ButtonRow, Quiet, Stack } from '../../components/AuthPage.styles';

/** After asking for an account: the address has to be confirmed. */
export function ConfirmationRequiredScreen() {
  const { t } = useTranslation('auth');
  const { demo } = useConfig();
  return (
    <AuthPage title={t('confirmation.title')} lead={t('confirmation.lead')} scene="shelves">
      <Stack>
        <p>{t('confirmation.message')}</p>
        {demo && <Quiet>{t('confirmation.demo')}</Quiet>}
        <ButtonRow>
          <ButtonLink href={appPaths.signIn} variant="primary">
            {t('backToSignIn')}
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </AuthPage>
  );
}
