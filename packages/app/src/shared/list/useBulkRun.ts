import { useRef, useState } from 'react';
import { useDescribeError } from '../errors/useDescribeError';
import { toasts } from '../toast/toast';

/** Progress of an action over many records. */
export interface BulkProgress {
  done: number;
  total: number;
}

export interface BulkRunOptions {
  /** Message before the reason when the action could not start or continue. */
  failed: string;
  /** Called after each action, whatever its outcome, to refetch stale data. */
  onSettled: () => unknown;
}

/**
 * Runs actions over many records: one at a time, each with progress and a way to stop it.
 * @returns `run` resolves to whether the action completed; it never rejects
 */
export function useBulkRun({ failed, onSettled }: BulkRunOptions) {
  const describe = useDescribeError();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stopper = useRef<AbortController>(null);

  const run = async (total: number, act: (limits: BulkLimits) => Promise<void>): Promise<boolean> => {
    if (stopper.current) return false;
    stopper.current = new AbortController();
    setProgress({ done: 0, total });
    try {
      await act({ signal: stopper.current.signal, onProgress: (done) => setProgress({ done, total }) });
      return true;
    } catch (error) {
      toasts.show({ tone: 'critical', message: `${failed} ${describe(error).message}` });
      return false;
    } finally {
      stopper.current = null;
      setProgress(null);
      await onSettled();
    }
  };
  return { progress, run, stop: () => stopper.current?.abort() };
}

/** Options of `mapLimit`. */
export interface BulkLimits {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}
