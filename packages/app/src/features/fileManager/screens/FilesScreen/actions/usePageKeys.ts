import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed, and what lies over the page: a press there is none of the page's. */
const ELSEWHERE = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role~="dialog"], [role="menu"]';

/**
 * Ctrl+V on the page puts there what was cut or copied, Ctrl+A selects all: in a folder that was just opened, or is empty, nothing has the focus.
 */
export function usePageKeys({ onPaste, onAll }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = event.key.toLowerCase();
    const act = key === 'v' ? onPaste : key === 'a' ? onAll : undefined;
    const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
    if (!isMod || !act || event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface PageKeys {
  /** Left out while nothing can be put here. */
  onPaste: (() => void) | undefined;
  onAll: () => void;
}
