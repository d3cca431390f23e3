import { foldText } from '@stockroom/ui';
import type { KeyboardEvent } from 'react';

/** Time within which typed letters belong to the same search, in milliseconds. */
const TYPEAHEAD_MS = 700;

/**
 * Keys of the tiles and rows: arrows in both directions, letters that jump to a name, and the shortcuts of desktop file
 * managers.
 */
export function useFileKeys({ rows, focusAt, typed, ...on }: FileKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-record]') : null;
    const isTyped = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    const isWithin = event.target instanceof Element && event.currentTarget.contains(event.target);
    if (event.defaultPrevented || isTyped || !isWithin) return;
    const id = link?.dataset['record'];
    const at = rows.findIndex((row) => row.id === id);
    const isMod = event.ctrlKey || event.metaKey;
    const done = (act: () => void) => {
      event.preventDefault();
      act();
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Escape' && on.hasSelection) return done(on.onClear);
    if (id === undefined) return;
    if (isMod && key === 'c') return done(() => on.onTake(id, 'copy'));
    if (isMod && key === 'x') return done(() => on.onTake(id, 'move'));
    if (key === 'F2') return done(() => on.onRename(id));
    if (key === 'Delete') return done(() => on.onDelete(id));
    if (key === ' ' && !typed.current.text) return done(() => on.onToggle(id, event.shiftKey));
    const columns = Number(link?.closest<HTMLElement>('[data-columns]')?.dataset['columns'] ?? 1);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: columns > 1 ? 1 : undefined,
      ArrowLeft: columns > 1 ? -1 : undefined,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -rows.length,
      End: rows.length,
    };
    const step = steps[key];
    if (step !== undefined && !isMod) {
      return done(() => {
        const next = Math.min(Math.max(at + step, 0), rows.length - 1);
        focusAt(next);
        const target = rows[next];
        if (event.shiftKey && target) on.onToggle(target.id, true);
      });
    }
    if (key.length === 1 && !isMod && !event.altKey && key !== 'j' && key !== 'k') lookFor(key, at);
  };

  function lookFor(letter: string, at: number): void {
    const now = performance.now();
    const text = (now - typed.current.at < TYPEAHEAD_MS ? typed.current.text : '') + letter;
    const wanted = foldText(text);
    typed.current = { text, at: now };
    const from = text.length === 1 ? at + 1 : at;
    const order = [...rows.slice(from), ...rows.slice(0, from)];
    const found = order.find(({ name }) => foldText(name).startsWith(wanted));
    if (found) focusAt(rows.indexOf(found));
  }
}

export interface FileKeysOptions {
  rows: readonly { id: string; name: string }[];
  focusAt: (index: number) => void;
  /** The recently typed letters. */
  typed: { current: { text: string; at: number } };
  hasSelection: boolean;
  onClear: () => void;
  onToggle: (id: string, isRange: boolean) => void;
  onTake: (id: string, act: 'move' | 'copy') => void;
  onRename: (id: string) => void;
  onDelete: (id: string) => void;
}
