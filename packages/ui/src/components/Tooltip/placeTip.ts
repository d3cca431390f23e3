interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Gap in px between the trigger and the tip; `EDGE` is that between the tip and the window's edge. */
const GAP = 6;
const EDGE = 8;

/**
 * Computes the position of a tip: above the middle of its trigger, under it if there is no room, and always within the window.
 */
export function placeTip(trigger: Box, tip: { width: number; height: number }, viewport: { width: number; height: number }) {
  const above = trigger.top - GAP - tip.height;
  const top = above >= EDGE ? above : Math.min(trigger.top + trigger.height + GAP, viewport.height - EDGE - tip.height);
  const middle = trigger.left + trigger.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(middle, viewport.width - EDGE - tip.width));
  return { left, top };
}
