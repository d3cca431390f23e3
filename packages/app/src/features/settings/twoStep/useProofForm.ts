import type { CodeProblem } from '@stockroom/contract';
import { useState } from 'react';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A form with a single proof field: submitted once, with the server's error shown at the field. */
export function useProofForm({ isThere, missing, send }: ProofFormOptions) {
  const { t } = useTranslation('twoStep');
  const describe = useDescribeError();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    if (!isThere(value)) {
      setError(missing);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await send(value);
    } catch (failure) {
      const fault = codeFault(failure);
      setError(fault ? t(`problems.${fault}`) : describe(failure).message);
      setBusy(false);
    }
  };
  const field = {
    value,
    error,
    onChange: (text: string) => {
      setValue(text);
      setError(undefined);
    },
  };
  return { field, isBusy, submit: () => void submit() };
}

interface ProofFormOptions {
  /** Whether the typed text can be sent. */
  isThere: (value: string) => boolean;
  /** The message where it can't be sent. */
  missing: string;
  /** Sends the text; on success the form is unmounted. */
  send: (value: string) => Promise<void>;
}

/** Why a code was refused, as a key of the texts under `problems`. */
type CodeFault = 'wrong' | 'expired' | 'used' | 'locked' | 'proof';

const FAULTS: Record<CodeProblem, CodeFault> = {
  'is needed': 'wrong',
  'is wrong': 'wrong',
  'has expired': 'expired',
  'was used': 'used',
  'too many tries': 'locked',
};

/** The reason why the server refused a code or a proof; `null`: the call failed for another reason. */
function codeFault(error: unknown): CodeFault | null {
  const issue = isApiError(error, 'invalid') ? error.issues[0] : undefined;
  if (!issue) return null;
  const fault = FAULTS[issue.message as CodeProblem] ?? 'wrong';
  // The text may be a password too, so "wrong code" would mislead.
  return fault === 'wrong' && issue.path === 'proof' ? 'proof' : fault;
}
