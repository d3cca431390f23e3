import { useEffect, useEffectEvent } from 'react';

/** Text fields and overlays, in which keys do not belong to the page. */
const EXCLUDED_TARGETS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role~="dialog"], [role="menu"]';

/**
 * Page shortcuts: Ctrl+V pastes cut or copied items, Ctrl+A selects all. In a folder that was just opened, or is empty, nothing
 * is focused.
 */
export function usePasteAndSelectAllKeys({ onPaste, onAll }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const key = event.key.toLowerCase();
    const act = key === 'v' ? onPaste : key === 'a' ? onAll : undefined;
    const isElsewhere = event.target instanceof Element && event.target.closest(EXCLUDED_TARGETS) !== null;
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
  /** Left out while nothing can be pasted here. */
  onPaste: (() => void) | undefined;
  onAll: () => void;
}
