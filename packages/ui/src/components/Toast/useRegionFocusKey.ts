import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus by F6 into the region and, from inside, back to its origin.
 *
 * @returns `remember`, for the region's focus event: stores the origin of the focus, whether it came by F6, by Tab or by a
 * press;
 * and `goBack`, for when the last toast disappears
 */
export function useRegionFocusKey(regionRef: RefObject<HTMLElement | null>, active: boolean) {
  const origin = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus();
    origin.current = null;
  };
  // Listens as soon as the toast is there, not after its paint: the key works once the toast is visible.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const jump = (event: KeyboardEvent) => {
      const region = regionRef.current;
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !region) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) goBack();
      else region.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [regionRef, active]);
  return { remember, goBack };
}
