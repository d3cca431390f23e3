import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Copies a component's own ref to the caller's ref. */
export function useShareRef<T>(given: Ref<T> | undefined, own: RefObject<T | null>): void {
  useImperativeHandle<T | null, T | null>(given, () => own.current);
}
