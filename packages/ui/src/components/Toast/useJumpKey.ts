import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * F6 takes the focus into the region and, from inside, back to where it was.
 *
 * @returns `remember`, for the region's focus event: however the focus comes, by F6, by Tab or by a press, its origin is kept;
 * and `goBack`, for when the last toast goes
 */
export function useJumpKey(regionRef: RefObject<HTMLElement | null>, active: boolean) {
  const origin = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus();
    origin.current = null;
  };
  // With the toast, not after its paint: who sees it can press the key.
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
