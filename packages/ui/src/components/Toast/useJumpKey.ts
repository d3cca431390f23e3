import { useEffect, useRef, type RefObject } from 'react';

/** F6 takes the focus into the region and, from inside, back to where it was. So does the region's end, when its last toast goes. */
export function useJumpKey(regionRef: RefObject<HTMLElement | null>, active: boolean): () => void {
  const origin = useRef<Element | null>(null);
  const goBack = () => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    origin.current = null;
  };
  useEffect(() => {
    if (!active) return undefined;
    const jump = (event: KeyboardEvent) => {
      const region = regionRef.current;
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !region) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) goBack();
      else {
        origin.current = document.activeElement;
        region.focus();
      }
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [regionRef, active]);
  return goBack;
}
