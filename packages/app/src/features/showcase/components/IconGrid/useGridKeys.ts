import { type KeyboardEvent, useRef, useState } from 'react';
import { gridStep, type GridShape } from '#features/showcase/model/icons/gridStep';

/**
 * A single tab stop in a windowed grid, moved by arrows, Home, End and the page keys.
 * @param drawn range of the drawn cells; the tab stop is among them
 */
export function useGridKeys(shape: GridShape, cellHeight: number, drawn: readonly [first: number, end: number]) {
  const [at, setAt] = useState(0);
  const wanted = useRef(false);
  const [first, end] = drawn;
  const stop = at >= first && at < end ? at : first;
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = event.altKey || event.ctrlKey || event.metaKey ? null : gridStep(event.key, stop, shape);
      if (next === null) return;
      event.preventDefault();
      const top = Math.floor(next / shape.columns) * cellHeight;
      const scroller = event.currentTarget;
      const lowest = top + cellHeight - scroller.clientHeight;
      scroller.scrollTop = Math.max(lowest, Math.min(scroller.scrollTop, top));
      wanted.current = next !== stop;
      setAt(next);
    },
    /** Props for the button of the cell at an index. */
    cellOf: (place: number) => ({
      tabIndex: place === stop ? 0 : -1,
      onFocus: () => setAt(place),
      // A distant cell is rendered, and can be focused, only once the grid was scrolled there.
      ref: place === at ? focusIfWanted : undefined,
    }),
  };

  function focusIfWanted(button: HTMLElement | null): void {
    if (!button || !wanted.current) return;
    wanted.current = false;
    button.focus({ preventScroll: true });
  }
}
