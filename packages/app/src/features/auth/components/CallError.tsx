import { Alert } from '@stockroom/ui';
import { useDescribeError } from '#shared/errors/useDescribeError';
import type { CallState } from './useCall';

/** Error of a form's call. The form stays: submitting it again is the retry. */
export function CallError({ state }: { state: CallState }) {
  const describe = useDescribeError();
  if (state.status !== 'failed') return null;
  const { title, message } = describe(state.error);
  return (
    <Alert tone="critical" title={title}>
      {message}
    </Alert>
  );
}
