import { Alert, Button, ButtonLink, EmptyState, PageHeader, SceneArt } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { SIGNED_IN_REDIRECT } from '../../../../shared/routing/appPaths';
import { Answer, ArtPlace } from '../../components/Answer.styles';
import { useServerCheck } from '../useServerCheck';

/** The shop's server is being worked on: what stays, and a way to ask whether it is back (specification 2, pages/maintenance). */
export function MaintenanceScreen() {
  const { t } = useTranslation('errors');
  const describe = useDescribeError();
  const { check, isChecking, isBack, error } = useServerCheck();
  useDocumentTitle(t('maintenance.title'));
  return (
    <>
      <PageHeader title={t('maintenance.title')} />
      <ArtPlace aria-hidden>
        <SceneArt name="door" />
      </ArtPlace>
      <EmptyState
        title={t('maintenance.heading')}
        action={
          <Button icon="retry" onPress={check} loading={isChecking} loadingText={t('maintenance.checking')}>
            {t('maintenance.check')}
          </Button>
        }
      >
        {t('maintenance.message')}
      </EmptyState>
      {isBack && (
        <Answer>
          <Alert
            kind="success"
            live="polite"
            title={t('back.title')}
            actions={
              <ButtonLink href={SIGNED_IN_REDIRECT} size="sm">
                {t('back.action')}
              </ButtonLink>
            }
          >
            {t('back.message')}
          </Alert>
        </Answer>
      )}
      {error && (
        <Answer>
          <Alert kind="warning" live="polite" title={t('maintenance.still')}>
            {describe(error).message}
          </Alert>
        </Answer>
      )}
    </>
  );
}
