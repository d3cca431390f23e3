import type { DragInput, Point } from './model/dragTypes';

/** The effects of a drag; the keyboard drives the same. */
export interface PointerTarget {
  /** Something was pressed that can be dragged. @returns whether it is */
  press: (element: HTMLElement, by: DragInput, point: Point) => boolean;
  /** The pointer went on, `distance` px from where it was pressed. */
  move: (point: Point, distance: number) => void;
  drop: () => void;
  cancel: () => void;
  isLifted: () => boolean;
}

/** The parts of a page that a drag needs, as selectors. */
export interface DragParts {
  /** The draggable items. */
  items: string;
  /** Parts of an item with presses of their own, besides fields. */
  except: string;
  /** Parts that keep the focus where it is while they are pressed. */
  focuses?: string;
}

/** Lets mouse, finger and pen drag what lies in an element. @returns how to stop */
export function connectPointer(strip: HTMLElement, target: PointerTarget, parts: DragParts): () => void {
  const notForDragging = `${parts.except}, input, textarea`;
  let press: { id: number; x: number; y: number; end: AbortController } | null = null;
  const lasting = new AbortController();
  const { signal } = lasting;

  const release = () => {
    press?.end.abort();
    press = null;
  };
  const cancel = () => {
    release();
    target.cancel();
  };

  function hold(event: PointerEvent): void {
    const end = new AbortController();
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, end };
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { signal: end.signal, capture: true });
    on('pointermove', (moved) => {
      if (moved.pointerId !== press?.id) return;
      target.move({ x: moved.clientX, y: moved.clientY }, Math.hypot(moved.clientX - press.x, moved.clientY - press.y));
      // The page has nothing to do with it.
      if (target.isLifted()) moved.stopPropagation();
    });
    on('mousemove', (moved) => target.isLifted() && moved.stopPropagation());
    on('pointerup', (up) => {
      if (up.pointerId !== press?.id) return;
      release();
      if (target.isLifted()) swallowClick();
      target.drop();
    });
    on('pointercancel', (lost) => lost.pointerId === press?.id && cancel());
    // The window's own: an element that loses the focus says so here too.
    on('blur', (lost) => lost.target === window && cancel());
    on('keydown', (key) => {
      if (key.key !== 'Escape' || !target.isLifted()) return;
      key.preventDefault();
      key.stopPropagation();
      swallowClick({ untilPress: true });
      cancel();
    });
    // A long press is a lift here, and no menu of the browser's.
    on('contextmenu', (menu) => event.pointerType !== 'mouse' && menu.preventDefault());
  }

  strip.addEventListener(
    'pointerdown',
    (event) => {
      if (press) return cancel();
      const pressed = event.target instanceof Element ? event.target : null;
      if (event.button !== 0 || !event.isPrimary || !pressed || pressed.closest(notForDragging)) return undefined;
      const item = pressed.closest<HTMLElement>(parts.items);
      const by = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
      if (item && target.press(item, by, { x: event.clientX, y: event.clientY })) hold(event);
      return undefined;
    },
    { signal },
  );
  // The focus follows when it is clear what the press was: a card that moves with it has the page laid out as it goes.
  strip.addEventListener(
    'mousedown',
    (event) => {
      if (!press || !parts.focuses || !(event.target instanceof Element)) return;
      if (event.target.closest(parts.focuses)) event.preventDefault();
    },
    { signal },
  );
  // While something is lifted a finger drags and does not scroll. Not passive: it has to say so.
  strip.addEventListener('touchmove', (event) => target.isLifted() && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    release();
    lasting.abort();
  };
}

/** The click that ends a drag opens nothing. @param untilPress the button is still held: it may take any time */
function swallowClick({ untilPress = false } = {}): void {
  const end = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: end.signal },
  );
  // The click comes right after; a press of its own comes later.
  window.addEventListener('pointerdown', () => end.abort(), { capture: true, signal: end.signal });
  window.addEventListener('keydown', () => end.abort(), { capture: true, signal: end.signal });
  if (!untilPress) setTimeout(() => end.abort(), 50);
}
