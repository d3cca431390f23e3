import { type KeyboardEvent, useRef, useState } from 'react';
import { gridStep, type GridShape } from '../../model/icons/gridStep';

/**
 * One stop of the Tab key in a windowed grid, which arrows, Home, End and the page keys walk.
 * @param drawn the cells that are drawn, as a range; the stop is one of them
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
    /** For the button of the cell with this place. */
    cellOf: (place: number) => ({
      tabIndex: place === stop ? 0 : -1,
      onFocus: () => setAt(place),
      // A cell far away is drawn, and has its place, only once the grid was scrolled there.
      ref: place === at ? focusIfWanted : undefined,
    }),
  };

  function focusIfWanted(button: HTMLElement | null): void {
    if (!button || !wanted.current) return;
    wanted.current = false;
    button.focus({ preventScroll: true });
  }
}
