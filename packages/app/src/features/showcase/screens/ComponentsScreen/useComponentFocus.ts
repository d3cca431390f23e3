import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { tileId } from '#features/showcase/components/ComponentIndex/tileId';

/**
 * Focuses the name of a component that is opened, and its tile when it is closed, as the focused element is removed (decision
 * 029). Not on the first page, where the browser's own order holds.
 * @param open name of the component that is shown; null is the index
 * @returns a ref for the heading with the component's name
 */
export function useComponentFocus(open: string | null): RefCallback<HTMLElement> {
  const focused = useRef(open);
  useEffect(() => {
    if (open !== null || focused.current === null) return;
    document.getElementById(tileId(focused.current))?.focus();
    focused.current = null;
  }, [open]);
  return useCallback(
    (heading) => {
      if (!heading || focused.current === open) return;
      focused.current = open;
      heading.focus({ preventScroll: true });
    },
    [open],
  );
}
