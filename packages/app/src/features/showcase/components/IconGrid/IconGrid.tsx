import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react';
import { type GridShape, gridStep } from '#features/showcase/model/icons/gridStep';
import type { Shape } from '#features/showcase/model/icons/iconShapes';
import { useWidth } from '#shared/hooks/useWidth';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { IconDrawing } from './IconDrawing';
import { Cell, Grid, IconButtonCell, Scroller } from './IconGrid.styles';

const HEIGHT = 560;
/** Extra rows drawn above and below those in view. */
const OVERSCAN = 4;

/** A grid of icons of which only those in view are drawn. Arrow keys move through them in visual order. */
export function IconGrid({ label, scope, names, shapesOf, size, side, open, onOpen }: IconGridProps) {
  const scroller = useScrollMemory(`icons ${scope}`);
  const [place, width] = useWidth();
  const [top, setTop] = useState(0);
  const cell = { width: Math.max(96, size + 64), height: size + 64 };
  const columns = Number.isFinite(width) ? Math.max(1, Math.floor(width / cell.width)) : 1;
  const rows = Math.ceil(names.length / columns);
  const first = Math.max(0, Math.min(Math.floor(top / cell.height), rows - 1) - OVERSCAN);
  const last = Math.min(rows, Math.ceil((top + HEIGHT) / cell.height) + OVERSCAN);
  const shown = names.slice(first * columns, last * columns);
  const shape = { count: names.length, columns, rows: Math.floor(HEIGHT / cell.height) };
  const { onKeyDown, cellOf } = useGridKeys(shape, cell.height, [first * columns, last * columns]);
  return (
    <Scroller
      ref={scroller}
      style={{ maxHeight: HEIGHT }}
      onKeyDown={onKeyDown}
      onScroll={(event: UIEvent<HTMLElement>) => setTop(event.currentTarget.scrollTop)}
    >
      <div ref={place}>
        <Grid
          role="list"
          aria-label={label}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridAutoRows: cell.height,
            paddingBlock: `${first * cell.height}px ${Math.max(0, rows - last) * cell.height}px`,
          }}
        >
          {shown.map((name, index) => (
            <Cell key={name} aria-setsize={names.length} aria-posinset={first * columns + index + 1}>
              <IconButtonCell
                type="button"
                title={name}
                aria-pressed={name === open}
                onClick={() => onOpen(name)}
                {...cellOf(first * columns + index)}
              >
                <IconDrawing shapes={shapesOf(name)} size={size} side={side} />
                <span lang="en">{name}</span>
              </IconButtonCell>
            </Cell>
          ))}
        </Grid>
      </div>
    </Scroller>
  );
}

export interface IconGridProps {
  label: string;
  /** The set of these icons: the key under which the scroll position is stored. */
  scope: string;
  names: readonly string[];
  shapesOf: (name: string) => readonly Shape[];
  /** Displayed size of an icon in px. */
  size: number;
  /** Side of the square in which an icon is drawn. */
  side: number;
  /** The icon whose details are shown. */
  open: string | null;
  onOpen: (name: string) => void;
}

/**
 * A single tab stop in a windowed grid, moved by arrows, Home, End and the page keys.
 * @param drawn range of the drawn cells; the tab stop is among them
 */
function useGridKeys(shape: GridShape, cellHeight: number, drawn: readonly [first: number, end: number]) {
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
