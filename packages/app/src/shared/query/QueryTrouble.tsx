import { Alert, Button, Disclosure, ErrorState } from '@stockroom/ui';
import { errorCode } from '../errors/errorCode';
import { useDescribeError } from '../errors/useDescribeError';
import { useTranslation } from '../i18n/useTranslation';
import { isStale, type ShownQuery } from './client/queryState';
import { useRetry } from './useRetry';

export interface QueryLabels {
  /** In the place of what never came: what could not be loaded. */
  failed: string;
  /** Over what is kept: that it may be out of date. */
  stale?: string;
  /** Of a page: what of it one sees, after the reason. */
  kept?: string;
}

export interface QueryTroubleProps {
  query: ShownQuery;
  labels: QueryLabels;
}

/** In the place of a list that could not be had: why, with another try. */
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

/** Over a list that could not be brought up to date: that, with another try. */
export function QueryStale({ query, labels }: QueryTroubleProps) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const onPress = useRetry(query);
  if (!isStale(query) || labels.stale === undefined) return null;
  const retry = { loading: query.isFetching, onPress };
  if (labels.kept !== undefined) {
    return (
      <Alert
        tone="warning"
        look="border"
        live="polite"
        title={labels.stale}
        actions={
          <Button size="sm" icon="retry" {...retry}>
            {t('retry')}
          </Button>
        }
      >
        {describe(query.error).message} {labels.kept}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" look="soft">
      {labels.stale}{' '}
      <Button size="sm" {...retry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
