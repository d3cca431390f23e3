import { Alert, Button, ErrorState } from '@stockroom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../i18n/useTranslation';
import { useDescribeError } from '../errors/useDescribeError';

export interface QueryTroubleProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** Over what is kept: that it may be out of date. */
  stale: string;
  /** In the place of what never came: what could not be loaded. */
  failed: string;
}

/** Says in a panel that its list could not be fetched, with another try; what was fetched before stays on screen under it. */
export function QueryTrouble({ query: { data, error, isError, isFetching, refetch }, stale, failed }: QueryTroubleProps) {
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const retry = () => void refetch();
  if (!isError) return null;
  if (data === undefined) {
    return (
      <ErrorState level={3} title={failed} retryLabel={t('retry')} retrying={isFetching} onRetry={retry}>
        {describe(error).message}
      </ErrorState>
    );
  }
  return (
    <Alert kind="warning" look="soft">
      {stale}{' '}
      <Button size="sm" loading={isFetching} onPress={retry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
