import { isComposing } from '@stockroom/ui';
import type { BoardDrag } from './boardDragTypes';
import { type Direction, stepFrom } from './dragPlaces';

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** Actions of keys on a card or on a list's handle while nothing is lifted. */
export interface KeyTarget {
  /** Moves the focus from the focused card to another one. */
  go: (card: HTMLElement, direction: Direction) => void;
  select: (card: HTMLElement, isRange: boolean) => void;
  openMenu: (card: HTMLElement) => void;
  remove: (card: HTMLElement) => void;
}

/**
 * Space lifts a card or a list, arrows, Home and End move it, Space or Enter drop it, Escape and a blur cancel. On a card that
 * is not lifted arrows focus its neighbours, `x` selects, `m` opens its menu, Delete deletes it. @returns disconnects
 */
export function connectKeys(strip: HTMLElement, drag: BoardDrag, target: KeyTarget): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isLed = false;

  function pressLifted(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (direction) drag.step((view, context) => stepFrom(view, context, direction));
    else if (event.key === ' ' || event.key === 'Enter') drag.drop();
    else if (event.key === 'Escape') drag.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressCard(event: KeyboardEvent, card: HTMLElement): void {
    const direction = DIRECTIONS[event.key];
    if (direction) target.go(card, direction);
    else if (event.key === 'x' || event.key === 'X') target.select(card, event.shiftKey);
    else if (event.key === 'm') target.openMenu(card);
    else if (event.key === 'Delete') target.remove(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  strip.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      if (isLed && drag.isLifted()) return pressLifted(event);
      const pressed = event.target instanceof HTMLElement ? event.target : null;
      const holder = pressed?.matches('[data-card] a, [data-act="lift-list"]') ? pressed : null;
      if (!holder) return undefined;
      if (event.key === ' ') {
        event.preventDefault();
        isLed = true;
        drag.lift(holder);
      } else {
        const card = holder.closest<HTMLElement>('[data-card]');
        if (card) pressCard(event, card);
      }
      return undefined;
    },
    { signal },
  );
  strip.addEventListener(
    'focusout',
    ({ target: left }) => {
      // An item deleted while lifted loses the focus too: the board reports that end itself.
      const leave = () => left instanceof Node && left.isConnected && drag.isLifted() && drag.cancel();
      if (isLed && drag.isLifted()) setTimeout(leave);
      isLed = false;
    },
    { signal },
  );
  return () => end.abort();
}
