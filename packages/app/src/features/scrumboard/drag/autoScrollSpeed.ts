import type { DragInput } from '#shared/drag/model/dragTypes';

/** Speed at the very edge, in px a second: slower by touch, as a finger covers its target and takes longer to stop. */
const SPEED = { mouse: 900, pen: 600, touch: 420, keyboard: 0 } as const satisfies Record<DragInput, number>;
/** Milliseconds until full speed, so that a drag that only passes the edge, or a card lifted there, does not scroll far. */
const START = 500;
/** The longest time that a frame counts, in milliseconds, so that a page that froze does not jump. */
const FRAME = 50;

/**
 * Computes how far the board auto-scrolls in a frame: as far in a second on every screen, slowly at first and where the edge
 * begins.
 */
export function createAutoScrollSpeed(by: DragInput) {
  let last: number | undefined;
  let held = 0;
  let passed = 0;
  return {
    /** Starts a frame. @param isAtEdge whether the last one scrolled anything */
    frame(now: number, isAtEdge: boolean): void {
      passed = last === undefined ? 1000 / 60 : Math.min(FRAME, Math.max(0, now - last));
      last = now;
      held = isAtEdge ? held + passed : 0;
    },
    /** Distance to scroll in this frame, in px. @param edge how far the pointer is into the edge, from -1 to 1 */
    step(edge: number): number {
      if (edge === 0) return 0;
      const share = edge ** 2 * Math.min(1, (held + passed) / START);
      return Math.sign(edge) * Math.max(1, (SPEED[by] * share * passed) / 1000);
    },
  };
}

export type AutoScrollSpeed = ReturnType<typeof createAutoScrollSpeed>;
