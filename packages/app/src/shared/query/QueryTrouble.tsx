import { Alert, Button, Disclosure, ErrorState } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../errors/errorCode';
import { useDescribeError } from '../errors/useDescribeError';
import { useTranslation } from '../i18n/useTranslation';
import { isStale, type ShownQuery } from './client/queryState';

export interface QueryLabels {
  /** Replaces content that never loaded: names what failed to load. */
  failed: string;
  /** Above cached content: says that it may be stale. */
  stale?: string;
  /** For a page: which part of it is still shown, after the reason. */
  stillShown?: string;
}

export interface QueryTroubleProps {
  query: ShownQuery;
  labels: QueryLabels;
}

/** Replaces a list that failed to load: the reason, with a retry. */
export function QueryFailed({ query, labels, level }: QueryTroubleProps & { level?: 2 | 3 }) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const retry = useRetry(query);
  const { message, call } = describe(query.error);
  return (
    <ErrorState
      level={level}
      title={labels.failed}
      retryLabel={t('retry')}
      retrying={query.isFetching}
      onRetry={retry}
      details={call && <Disclosure summary={t('errors.details')}>{errorCode(call, '')}</Disclosure>}
    >
      {message}
    </ErrorState>
  );
}

/** Banner above a list that failed to refresh, with a retry. */
export function QueryStale({ query, labels }: QueryTroubleProps) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const onPress = useRetry(query);
  if (!isStale(query) || labels.stale === undefined) return null;
  const retry = { loading: query.isFetching, onPress };
  if (labels.stillShown !== undefined) {
    return (
      <Alert
        tone="warning"
        variant="border"
        live="polite"
        title={labels.stale}
        actions={
          <Button size="sm" icon="retry" {...retry}>
            {t('retry')}
          </Button>
        }
      >
        {describe(query.error).message} {labels.stillShown}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" variant="soft">
      {labels.stale}{' '}
      <Button size="sm" {...retry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}

/** Retries a query, and everything else on the page that failed to load with it: its tags, its people. */
function useRetry({ refetch }: Pick<ShownQuery, 'refetch'>): () => void {
  const client = useQueryClient();
  return () => {
    void refetch();
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
  };
}
