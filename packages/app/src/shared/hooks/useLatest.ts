import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for closures that outlast many renders. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
