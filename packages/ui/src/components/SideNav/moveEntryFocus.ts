import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between the entries of a menu by arrows, Home and End, besides Tab.
 * @param above the target of arrow up from the first entry: the menu's search
 */
export function moveEntryFocus(event: KeyboardEvent<HTMLElement>, above?: HTMLElement | null): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav-item]')];
  const at = entries.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  (to < 0 ? above : entries[to])?.focus();
}
