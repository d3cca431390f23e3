import { Alert, Button, EmptyState, PageHeader, SceneArt } from '@stockroom/ui';
import { CenteredMessage, ArtFrame } from '#features/errors/components/Answer.styles';
import { ServerIsBack } from '#features/errors/components/ServerIsBack';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useServerCheck } from '../useServerCheck';

/** The shop's server is under maintenance: says that typed text is kept, and checks whether the server is back. */
export function MaintenanceScreen() {
  const { t } = useTranslation('errors');
  const describe = useDescribeError();
  const { check, isChecking, isBack, error } = useServerCheck();
  useDocumentTitle(t('maintenance.title'));
  return (
    <>
      <PageHeader title={t('maintenance.title')} />
      <ArtFrame aria-hidden>
        <SceneArt name="door" />
      </ArtFrame>
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
      {isBack && <ServerIsBack />}
      {error && (
        <CenteredMessage>
          <Alert tone="warning" live="polite" title={t('maintenance.still')}>
            {describe(error).message}
          </Alert>
        </CenteredMessage>
      )}
    </>
  );
}
