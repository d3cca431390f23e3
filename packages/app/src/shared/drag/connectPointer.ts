import type { DragInput, Point } from './model/dragTypes';

/** Effects of a drag; the keyboard uses the same. */
export interface PointerTarget {
  /** Called on the press of a draggable item. @returns whether it can be dragged */
  press: (element: HTMLElement, by: DragInput, point: Point) => boolean;
  /** Called when the pointer moved, `distance` px from where it was pressed. */
  move: (point: Point, distance: number) => void;
  drop: () => void;
  cancel: () => void;
  isLifted: () => boolean;
}

/** Selectors of the elements that a drag needs. */
export interface DragSelectors {
  /** The draggable items. */
  items: string;
  /** Parts of an item with clicks of their own, besides fields. */
  except: string;
  /** Parts that leave the focus where it is while they are pressed. */
  focuses?: string;
}

/** Lets mouse, finger and pen drag the items in an element. @returns a function that disconnects */
export function connectPointer(strip: HTMLElement, target: PointerTarget, parts: DragSelectors): () => void {
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
      // The page must not react to the drag's moves.
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
    // Only the window's blur counts: the blur of an element arrives here too.
    on('blur', (lost) => lost.target === window && cancel());
    on('keydown', (key) => {
      if (key.key !== 'Escape' || !target.isLifted()) return;
      key.preventDefault();
      key.stopPropagation();
      swallowClick({ untilPress: true });
      cancel();
    });
    // A long press lifts the item and opens no context menu.
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
  // Focus moves only once the kind of press is clear: focusing a card that is about to move causes a layout of the page.
  strip.addEventListener(
    'mousedown',
    (event) => {
      if (!press || !parts.focuses || !(event.target instanceof Element)) return;
      if (event.target.closest(parts.focuses)) event.preventDefault();
    },
    { signal },
  );
  // While something is lifted a finger drags instead of scrolling. Not passive, as it calls `preventDefault`.
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

/** Suppresses the click that ends a drag. @param untilPress the button is still held: the click may take any time */
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
  // The drag's click comes right after; a click of the user's own comes later, after a press.
  window.addEventListener('pointerdown', () => end.abort(), { capture: true, signal: end.signal });
  window.addEventListener('keydown', () => end.abort(), { capture: true, signal: end.signal });
  if (!untilPress) setTimeout(() => end.abort(), 50);
}
