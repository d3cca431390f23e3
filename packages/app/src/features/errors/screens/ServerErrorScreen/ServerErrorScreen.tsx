import { ErrorState, PageHeader } from '@stockroom/ui';
import { useState } from 'react';
import { ServerIsBack } from '#features/errors/components/ServerIsBack';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useServerCheck } from '../useServerCheck';

export interface ServerErrorScreenProps {
  /** Creates the id that a user reads out to support. */
  newId?: () => string;
}

/** The server failed: shows an id for support, and Retry, which checks the server again. */
export function ServerErrorScreen({ newId = randomId }: ServerErrorScreenProps) {
  const { t } = useTranslation(['errors', 'common']);
  const describe = useDescribeError();
  const [id] = useState(newId);
  const { check, isChecking, isBack, error } = useServerCheck();
  useDocumentTitle(t('serverError.title'));
  return (
    <>
      <PageHeader title={t('serverError.title')} />
      {isBack ? (
        <ServerIsBack />
      ) : (
        <ErrorState
          title={error ? describe(error).title : t('serverError.heading')}
          retryLabel={t('common:retry')}
          onRetry={check}
          retrying={isChecking}
          details={t('serverError.id', { id })}
        >
          {error ? describe(error).message : t('serverError.message')}
        </ErrorState>
      )}
    </>
  );
}

const randomId = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).toUpperCase().padStart(7, '0') ?? '';
