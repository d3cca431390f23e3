import { Alert, ButtonLink } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { appPaths } from '#shared/routing/appPaths';
import { CenteredMessage } from './Answer.styles';

/** Announces that the server answers again, and links back to work. */
export function ServerIsBack() {
  const { t } = useTranslation('errors');
  return (
    <CenteredMessage>
      <Alert
        tone="success"
        live="polite"
        title={t('back.title')}
        actions={
          <ButtonLink href={appPaths.signedInRedirect} size="sm">
            {t('back.action')}
          </ButtonLink>
        }
      >
        {t('back.message')}
      </Alert>
    </CenteredMessage>
  );
}
