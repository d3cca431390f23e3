import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Promise actor for a call. Once stopped it never settles: React's StrictMode stops a machine and starts it again, and the
 * aborted first call would otherwise fail the second.
 */
export function fromRequest<Output, Input = undefined>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => {
    return new Promise((resolve, reject) => {
      const settle =
        <Value>(deliver: (value: Value) => void) =>
        (value: Value) => {
          if (!signal.aborted) deliver(value);
        };
      call(input, signal).then(settle(resolve), settle(reject));
    });
  });
}

/** Placeholder in a machine for an actor that its screen provides. */
export function notProvided<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" is provided by the screen.`)));
}
