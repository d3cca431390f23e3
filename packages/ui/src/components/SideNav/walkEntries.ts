import type { KeyboardEvent } from 'react';

/** Arrows, Home and End go from entry to entry of a menu, besides Tab. */
export function walkEntries(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav-item]')];
  const at = entries.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  entries[to]?.focus();
}
