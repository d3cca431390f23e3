import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed, and what lies over the page: a press there is none of the page's. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role~="dialog"], [role="menu"]';

/**
 * Ctrl+V on the page puts there what was cut or copied: in a folder that was just opened, or is empty, nothing has the focus.
 * @param paste left out while nothing can be put here
 */
export function usePasteKey(paste: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPaste = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'v';
    const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
    if (!isPaste || !paste || event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    paste();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
