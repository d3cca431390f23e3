import { Alert } from '@stockroom/ui';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { AuthFailure } from '../model/session';

export interface FailureAlertProps {
  failure: AuthFailure | null;
  /** The message for wrong credentials on this page. */
  wrongPair: string;
}

/** Error of a failed sign-in or unlock. Does not reveal which half of the credentials is wrong. */
export function FailureAlert({ failure, wrongPair }: FailureAlertProps) {
  const { t } = useTranslation('auth');
  const describe = useDescribeError();
  if (!failure) return null;
  if (failure.kind === 'wrongPair') return <Alert tone="critical">{wrongPair}</Alert>;
  if (failure.kind === 'badToken') {
    return (
      <Alert tone="critical" title={t('badToken.title')}>
        {t('badToken.message')}
      </Alert>
    );
  }
  if (!shouldShowError(failure.error)) return null;
  const { title, message } = describe(failure.error);
  return (
    <Alert tone="critical" title={title}>
      {message}
    </Alert>
  );
}
