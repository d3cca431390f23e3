import { useState } from 'react';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { codeFault } from './codeFault';

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
