import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value as last drawn, for what outlives many renders. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
