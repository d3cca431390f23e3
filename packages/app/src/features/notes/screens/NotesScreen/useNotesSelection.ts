import type { Note } from '@stockroom/contract';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { useLatest } from '#shared/hooks/useLatest';
import { isSelected } from '#shared/list/model/selection';
import { useSelection } from '#shared/list/useSelection';

const idAt = (target: EventTarget, within: string) =>
  target instanceof Element ? target.closest(within)?.closest<HTMLElement>('[data-note]')?.dataset['note'] : undefined;

/** The selected notes: chosen by checkbox, as a range with shift, or by `x` on a note; Escape clears the selection. */
export function useNotesSelection(shown: readonly Note[]) {
  const { selection, toggle, selectTo, select, clear } = useSelection<string>();
  const order = shown.map(({ id }) => id);
  const chosen = shown.filter(({ id }) => isSelected(selection, id));
  const choose = (id: string, isRange: boolean) => (isRange ? selectTo(id, order) : toggle(id));
  const latest = useLatest(choose);
  return {
    chosen,
    selection,
    clear,
    all: () => select({ mode: 'some', ids: new Set(order), anchor: null }),
    /** Stable across renders: a card re-renders only when its note changes. */
    onSelect: useCallback((id: string, isRange: boolean) => latest.current(id, isRange), [latest]),
    handlers: {
      onClickCapture: (event: MouseEvent) => {
        const id = event.shiftKey ? idAt(event.target, '[data-open]') : undefined;
        if (id === undefined) return;
        // A note opens on a plain click only; with shift the link would open a window.
        event.preventDefault();
        event.stopPropagation();
        choose(id, true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const id = event.key.toLowerCase() === 'x' ? idAt(event.target, '[data-open]') : undefined;
        const isEnd = event.key === 'Escape' && chosen.length > 0;
        if (id === undefined && !isEnd) return;
        event.preventDefault();
        if (id === undefined) clear();
        else choose(id, event.shiftKey);
      },
    },
  };
}
