import type { DragInput } from '../../../shared/drag/model/dragTypes';

/** At the very edge, in px a second: a finger lies on what it aims at, and takes longer to stop. */
const SPEED = { mouse: 900, pen: 600, touch: 420, keyboard: 0 } as const satisfies Record<DragInput, number>;
/** Until it goes at its full pace, in milliseconds: who only passes the edge, or lifts a card there, is not carried off. */
const START = 500;
/** The longest that one frame counts, in milliseconds: a page that stood still does not leap. */
const FRAME = 50;

/** How far the board scrolls by itself in a frame: as far in a second on every screen, slowly at first and away from the edge. */
export function createAutoScrollSpeed(by: DragInput) {
  let last: number | undefined;
  let held = 0;
  let passed = 0;
  return {
    /** A frame begins. @param isAtEdge whether the last one scrolled anything */
    frame(now: number, isAtEdge: boolean): void {
      passed = last === undefined ? 1000 / 60 : Math.min(FRAME, Math.max(0, now - last));
      last = now;
      held = isAtEdge ? held + passed : 0;
    },
    /** In px. @param edge how far the pointer is into it, from -1 to 1 */
    step(edge: number): number {
      if (edge === 0) return 0;
      const share = edge ** 2 * Math.min(1, (held + passed) / START);
      return Math.sign(edge) * Math.max(1, (SPEED[by] * share * passed) / 1000);
    },
  };
}

export type AutoScrollSpeed = ReturnType<typeof createAutoScrollSpeed>;
