import { isComposing } from '@stockroom/ui';
import type { KeyboardEvent, RefObject } from 'react';

interface LogKeysOptions {
  scroller: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
  onEnd: () => void;
}

/**
 * Keys of the log: the arrow keys move between messages, Home and End go to the first and last rendered message, Escape to the
 * box to write in; Enter goes into a message, to its tools.
 */
export function useLogKeys({ scroller, input, onEnd }: LogKeysOptions): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || isComposing(event)) return;
    const row = target.closest<HTMLElement>('[data-message]');
    if (!row) return;
    if (key === 'Escape') {
      event.preventDefault();
      if (row === target) input.current?.focus();
      else row.focus();
      return;
    }
    // A message's controls have keys of their own.
    if (row !== target) return;
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const at = rows.indexOf(row);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
    if (key === 'Enter') row.querySelector<HTMLElement>('button:not([tabindex="-1"]), a, input')?.focus();
    else if (next === undefined) return;
    else if (next >= rows.length) input.current?.focus();
    else rows[Math.max(0, next)]?.focus();
    if (key === 'End') onEnd();
    event.preventDefault();
  };
}
