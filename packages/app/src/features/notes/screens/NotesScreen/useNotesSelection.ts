import type { Note } from '@stockroom/contract';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { useLatest } from '../../../../shared/hooks/useLatest';
import { isSelected } from '../../../../shared/list/model/selection';
import { useSelection } from '../../../../shared/list/useSelection';

const idAt = (target: EventTarget, within: string) =>
  target instanceof Element ? target.closest(within)?.closest<HTMLElement>('[data-note]')?.dataset['note'] : undefined;

/** Which notes are selected: by their boxes, from one to another with shift, by `x` on a note; Escape ends it. */
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
    /** The same function over renders: a card is drawn anew only when its note is another. */
    onSelect: useCallback((id: string, isRange: boolean) => latest.current(id, isRange), [latest]),
    handlers: {
      onClickCapture: (event: MouseEvent) => {
        const id = event.shiftKey ? idAt(event.target, '[data-open]') : undefined;
        if (id === undefined) return;
        // A note is opened by a press alone; with shift the link would open a window.
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
