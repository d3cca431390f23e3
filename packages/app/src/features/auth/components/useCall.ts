import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#shared/api/ApiError';

/** State of a form's call, which is sent once even if pressed twice, and aborted when the page is left. */
export type CallState = { status: 'idle' | 'running' | 'done' } | { status: 'failed'; error: unknown };

/** @param call sends the form, with a signal that aborts when the component unmounts */
export function useCall<Body>(call: (body: Body, signal: AbortSignal) => Promise<unknown>) {
  const [state, setState] = useState<CallState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = (body: Body) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running' });
    call(body, controller.signal).then(
      () => settle({ status: 'done' }),
      (error: unknown) => {
        if (!isApiError(error, 'aborted')) settle({ status: 'failed', error });
      },
    );
    const settle = (next: CallState) => {
      running.current = null;
      setState(next);
    };
  };
  return { state, run, reset: () => setState({ status: 'idle' }) };
}
