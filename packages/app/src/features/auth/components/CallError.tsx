import { Alert } from '@stockroom/ui';
import { useDescribeError } from '../../../shared/errors/useDescribeError';
import type { CallState } from './useCall';

/** Why a form's call failed. The form is still there: sending it again is the retry. */
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
