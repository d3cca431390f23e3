import { ErrorState } from '@stockroom/ui';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { isApiError } from '#shared/api/ApiError';
import { ChunkError } from '#shared/codeLoading/importOrReload';
import { errorCode } from '#shared/errors/errorCode';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { reload } from '../page';
import { ErrorPage } from './RouteError.styles';

/** Error page that replaces a broken page: what failed, a code for support, and Retry. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation(['app', 'common']);
  const describe = useDescribeError();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search, hash } = useLocation();
  // Navigating to the same URL runs all loaders again and resets the boundary; a revalidation that is answered at once does not
  // reset it.
  const retry = () => navigate({ pathname, search, hash }, { replace: true });
  const isChunk = error instanceof ChunkError;
  const { title, message } = isChunk ? { title: t('chunk.title'), message: t('chunk.message') } : describe(error);
  const failure = isApiError(error) ? `${error.kind} ${error.call}` : String(error);
  return (
    <ErrorPage>
      <ErrorState
        level={1}
        title={title}
        retryLabel={t(isChunk ? 'common:reload' : 'common:retry')}
        onRetry={() => void (isChunk ? reload() : retry())}
        retrying={state === 'loading'}
        details={t('errorCode', { code: errorCode(failure, pathname) })}
      >
        {message}
      </ErrorState>
    </ErrorPage>
  );
}
