import { connectPointer } from './connectPointer';
import { createDragLayer } from './dragLayer';
import type { Point } from './model/dragTypes';
import { boundaryAt, currentSlotOf, scrollSpeed, slotAt } from './model/listSlots';

/** Pixels that a pointer may move before a press becomes a drag. */
const DRAG_THRESHOLD = 5;

/** Access of a drag to a list with rows of one height; getters return current values. */
export interface ListDragServices {
  /** Ids of the rows in the order shown. */
  ids: () => readonly string[];
  /** Ids that move with a row: its own and those that belong to it. */
  movedWith: (id: string) => ReadonlySet<string>;
  rowHeight: number;
  /** The scroll container. */
  scroller: () => HTMLElement | null;
  /** Drops a row at a slot among the rows that do not move, from 0. */
  drop: (id: string, slot: number) => void;
}

/**
 * Lets mouse, finger and pen reorder the rows of a list: up and down only, with the list scrolling at its edges. Only the
 * rows in view need be rendered. A row has `data-row`, and its handle `data-drag-handle`. React renders nothing during a drag;
 * Escape and a lost pointer leave everything where it was.
 * @param layer an empty element over the list
 * @returns a function that disconnects
 */
export function connectListDrag(root: HTMLElement, layer: HTMLElement, services: ListDragServices): () => void {
  const picture = createDragLayer(layer);
  let pressed: { id: string; row: HTMLElement; point: Point } | null = null;
  let moving: ReadonlySet<string> | null = null;
  let pointer: Point | null = null;
  let frame = 0;

  const boundary = (): number => {
    const scroller = services.scroller();
    if (!scroller || !pointer) return 0;
    const y = pointer.y - scroller.getBoundingClientRect().top + scroller.scrollTop;
    return boundaryAt(y, services.rowHeight, services.ids().length);
  };
  const slot = () => (moving ? slotAt(services.ids(), moving, boundary()) : 0);
  const isHome = () => !pressed || !moving || slot() === currentSlotOf(services.ids(), moving, pressed.id);

  function mark(): void {
    for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
      row.toggleAttribute('data-lifted', moving?.has(row.dataset['row'] ?? '') ?? false);
    }
  }

  /** Runs at most once a frame, however often the pointer moves. */
  function follow(): void {
    frame = 0;
    const scroller = services.scroller();
    if (!pressed || !moving || !pointer || !scroller) return;
    const { top, bottom, left, width } = scroller.getBoundingClientRect();
    picture.moveTo({ x: pressed.point.x, y: pointer.y });
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: scrollSpeed(pointer.y, top, bottom), behavior: 'instant' });
    const y = top + boundary() * services.rowHeight - scroller.scrollTop;
    picture.showLine({ x: left, y: Math.max(top + 2, Math.min(y, bottom - 2)), length: width, isVertical: false }, !isHome());
    if (scroller.scrollTop === before) return;
    mark();
    frame = requestAnimationFrame(follow);
  }

  function end(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    pressed = null;
    moving = null;
    pointer = null;
    delete root.dataset['dragging'];
    mark();
    picture.clear();
  }

  const stop = connectPointer(
    root,
    {
      press(element, _by, point) {
        const row = element.closest<HTMLElement>('[data-row]');
        const id = row?.dataset['row'];
        if (!row || id === undefined) return false;
        pressed = { id, row, point };
        return true;
      },
      move(point, distance) {
        if (!pressed) return;
        pointer = point;
        if (!moving) {
          if (distance <= DRAG_THRESHOLD) return;
          moving = services.movedWith(pressed.id);
          picture.lift(pressed.row, moving.size, pressed.point);
          root.dataset['dragging'] = '';
          mark();
        }
        frame ||= requestAnimationFrame(follow);
      },
      drop() {
        const dropped = pressed && moving && !isHome() ? { id: pressed.id, slot: slot() } : null;
        end();
        if (dropped) services.drop(dropped.id, dropped.slot);
      },
      cancel: end,
      isLifted: () => moving !== null,
    },
    { items: '[data-drag-handle]', except: '[data-no-drag]' },
  );
  return () => {
    end();
    stop();
  };
}
