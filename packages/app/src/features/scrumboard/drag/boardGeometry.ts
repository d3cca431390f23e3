import type { Line, Point } from '#shared/drag/model/dragTypes';
import { CARD_GAP } from '../components/CardTile/CardTile.styles';
import type { Bearing } from '../machines/boardDrag';
import type { AutoScrollSpeed } from './autoScrollSpeed';

/** The place of a drop, and the line that marks it: all in px of the window. */
export interface Target {
  /** `null` outside a valid drop target, and when a list is dragged. */
  listId: string | null;
  /** Index among the shown items that are not being moved. */
  slot: number;
  bearing: Bearing;
  line: Line | null;
}

/** Width of the edge at which the board auto-scrolls, in px. */
const EDGE = 48;
/** Distance from a list's edge to its cards, in px. */
const INSET = 10;
/** How far outside the board a pointer may go and still drop on it, in px. */
const DROP_MARGIN = 48;

interface Column {
  id: string;
  /** Left edge as if the board were not scrolled. */
  left: number;
  width: number;
  scroller: HTMLElement;
  /** Read when a pointer first enters the list, and again after the list scrolled. */
  cards: ColumnCards | null;
}

interface ColumnCards {
  top: number;
  bottom: number;
  scrollTop: number;
  /** Top and bottom in the window, and the slot before the item. Without the moved items. */
  items: readonly { top: number; bottom: number; slot: number }[];
}

/**
 * The geometry of the board during a drag. Rectangles are read once, and again only after something scrolled: a move of the
 * pointer reads no layout.
 * @param strip the element that scrolls the lists
 * @param movedPlaces of each list: the indexes of moved cards among its shown ones
 * @param pointer where the pointer is: the list there is read with the rest, before anything of the page changes
 */
export function createGeometry(
  strip: HTMLElement,
  moving: ReadonlySet<string>,
  movedPlaces: ReadonlyMap<string, readonly number[]>,
  pointer?: Point | null,
) {
  let columns: Column[] = [];
  let frame = strip.getBoundingClientRect();
  let scrollLeft = 0;

  function measure(): void {
    frame = strip.getBoundingClientRect();
    scrollLeft = strip.scrollLeft;
    columns = [...strip.querySelectorAll<HTMLElement>('[data-list]')].flatMap((element) => {
      const { left, width } = element.getBoundingClientRect();
      const scroller = element.querySelector<HTMLElement>('[data-scroller]');
      return scroller ? [{ id: element.dataset['list'] ?? '', left: left + scrollLeft, width, scroller, cards: null }] : [];
    });
  }
  measure();
  if (pointer) {
    const column = nearest(pointer);
    if (column) cardsOf(column);
  }

  function cardsOf(column: Column): ColumnCards {
    if (column.cards) return column.cards;
    const { top, bottom } = column.scroller.getBoundingClientRect();
    const items = [...column.scroller.querySelectorAll<HTMLElement>('[data-index]')];
    const moved = movedPlaces.get(column.id) ?? [];
    const movedBefore = (index: number) => moved.filter((at) => at < index).length;
    column.cards = {
      top,
      bottom,
      scrollTop: column.scroller.scrollTop,
      items: items.flatMap((item) => {
        if (moving.has(item.dataset['card'] ?? '')) return [];
        const index = Number(item.dataset['index']);
        const rect = item.getBoundingClientRect();
        return [{ top: rect.top, bottom: rect.bottom, slot: index - movedBefore(index) }];
      }),
    };
    return column.cards;
  }

  function nearest({ x }: Point): Column | undefined {
    const distance = ({ left, width }: Column) => Math.max(left - scrollLeft - x, x - (left - scrollLeft + width), 0);
    return columns.reduce<Column | undefined>(
      (best, column) => (best && distance(best) <= distance(column) ? best : column),
      undefined,
    );
  }

  const isOutside = ({ x, y }: Point) =>
    x < frame.left - DROP_MARGIN ||
    x > frame.right + DROP_MARGIN ||
    y < frame.top - DROP_MARGIN ||
    y > frame.bottom + DROP_MARGIN;

  const lineIn = (column: Column, slot: number): Line => {
    const cards = cardsOf(column);
    const next = cards.items.find((item) => item.slot >= slot);
    const last = cards.items.at(-1);
    const y = next ? next.top - CARD_GAP / 2 : last ? last.bottom - CARD_GAP / 2 : cards.top + CARD_GAP / 2;
    return {
      x: column.left - scrollLeft + INSET,
      y: Math.max(cards.top + 2, Math.min(y, cards.bottom - 2)),
      length: column.width - INSET * 2,
      isVertical: false,
    };
  };

  const others = () => columns.filter(({ id }) => !moving.has(id));

  const lineBefore = (slot: number): Line | null => {
    const next = others()[slot];
    const last = others().at(-1);
    const x = next ? next.left - 8 : last ? last.left + last.width + 8 : null;
    return x === null ? null : { x: x - scrollLeft, y: frame.top + 8, length: frame.height - 16, isVertical: true };
  };

  return {
    /** Reads everything anew, after the window or the board changed. */
    measure,
    /** Called when something scrolled: its content is read anew at the next use. */
    scrolled(element: EventTarget | null): void {
      scrollLeft = strip.scrollLeft;
      for (const column of columns) if (column.scroller === element) column.cards = null;
    },

    cardTarget(point: Point): Target {
      const column = isOutside(point) ? undefined : nearest(point);
      if (!column) return { listId: null, slot: 0, bearing: 'nothing', line: null };
      const { items } = cardsOf(column);
      const next = items.find(({ top, bottom }) => (top + bottom) / 2 > point.y);
      const last = items.at(-1);
      const slot = next?.slot ?? (last ? last.slot + 1 : 0);
      const isOver = items.some(({ top, bottom }) => point.y >= top && point.y < bottom);
      return { listId: column.id, slot, bearing: isOver ? 'card' : 'list', line: lineIn(column, slot) };
    },

    listTarget(point: Point): Target {
      if (isOutside(point)) return { listId: null, slot: 0, bearing: 'nothing', line: null };
      const at = others().findIndex(({ left, width }) => left - scrollLeft + width / 2 > point.x);
      const slot = at < 0 ? others().length : at;
      return { listId: null, slot, bearing: 'card', line: lineBefore(slot) };
    },

    /** The line that marks a place; `null` for a place that is not on the screen. */
    lineAt(listId: string | null, slot: number): Line | null {
      if (listId === null) return lineBefore(slot);
      const column = columns.find(({ id }) => id === listId);
      return column ? lineIn(column, slot) : null;
    },

    /**
     * Scrolls the board, and the list under the pointer, by one frame's distance when the pointer is at an edge. @returns
     * whether anything moved
     */
    scrollAt(point: Point, kind: 'card' | 'list', speed: AutoScrollSpeed): boolean {
      const across = speed.step(edgeOf(point.x, frame.left, frame.right));
      const column = kind === 'card' && !isOutside(point) ? nearest(point) : undefined;
      const cards = column && cardsOf(column);
      const along = cards ? speed.step(edgeOf(point.y, cards.top, cards.bottom)) : 0;
      return [across !== 0 && scrollBy(strip, across, 0), column && along !== 0 && scrollBy(column.scroller, 0, along)].some(
        Boolean,
      );
    },
  };
}

export type Geometry = ReturnType<typeof createGeometry>;

/** How far a pointer is into an edge, from -1 at the very start to 1 at the very end; 0 between them. */
export function edgeOf(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  if (at < start + edge) return -Math.min(1, (start + edge - at) / edge);
  if (at > end - edge) return Math.min(1, (at - end + edge) / edge);
  return 0;
}

function scrollBy(element: HTMLElement, left: number, top: number): boolean {
  const before = element.scrollLeft + element.scrollTop;
  element.scrollBy({ left, top, behavior: 'instant' });
  return element.scrollLeft + element.scrollTop !== before;
}
