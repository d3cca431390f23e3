import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Fills the caller's ref with what a component's own ref holds. */
export function useShareRef<T>(given: Ref<T> | undefined, own: RefObject<T | null>): void {
  useImperativeHandle<T | null, T | null>(given, () => own.current);
}
