import { useRef, useState } from 'react';
import { useDescribeError } from '../errors/useDescribeError';
import { toasts } from '../toast/toast';

/** How far an act over many records is. */
export interface BulkProgress {
  done: number;
  total: number;
}

export interface BulkRunOptions {
  /** Said before the reason when the act could not begin or go on. */
  failed: string;
  /** After each act, whatever became of it: what is old by now is asked for again. */
  onSettled: () => unknown;
}

/**
 * Acts over many records: one at a time, each with how far it is and a way to stop it.
 * @returns `run` resolves to whether the act went through; it never rejects
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

/** Limits of `mapLimit`. */
export interface BulkLimits {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}
