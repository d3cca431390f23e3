import { Button, ErrorState } from '@stockroom/ui';
import { useAuth, useAuthActor } from '#features/auth';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyShell } from '../layout/EmptyShell';
import { ErrorPage } from '../routing/RouteError.styles';

/** Error for a stored session whose user cannot be fetched because the server is unreachable. The user stays signed in. */
export function RestoreFailed() {
  const { t } = useTranslation(['app', 'common']);
  const describe = useDescribeError();
  const actor = useAuthActor();
  const failure = useAuth((state) => state.context.failure);
  const { title, message } = describe(failure?.error);
  useDocumentTitle(title);
  return (
    <EmptyShell>
      <ErrorPage>
        <ErrorState
          level={1}
          title={title}
          retryLabel={t('common:retry')}
          onRetry={() => actor.send({ type: 'restore.retried' })}
        >
          {message}
        </ErrorState>
        <Button variant="quiet" onPress={() => actor.send({ type: 'signOut.requested' })}>
          {t('signOut')}
        </Button>
      </ErrorPage>
    </EmptyShell>
  );
}
