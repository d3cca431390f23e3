import { useTranslation } from 'react-i18next';
import { describeError, type ErrorDescription } from './describeError';

/** `describeError` in the language shown. */
export function useDescribeError(): (error: unknown) => ErrorDescription {
  const { t } = useTranslation('common');
  return (error) => describeError(error, t);
}
