import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { describeError, type ErrorDescription } from './describeError';

/** `describeError` in the language shown. The same function until the language changes. */
export function useDescribeError(): (error: unknown) => ErrorDescription {
  const { t } = useTranslation('common');
  return useCallback((error: unknown) => describeError(error, t), [t]);
}
