interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** px between the trigger and the tip, and between the tip and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Where a tip goes: above the middle of its trigger, under it if there is no room, and never over the window's edge. */
export function placeTip(trigger: Box, tip: { width: number; height: number }, viewport: { width: number; height: number }) {
  const above = trigger.top - GAP - tip.height;
  const top = above >= EDGE ? above : Math.min(trigger.top + trigger.height + GAP, viewport.height - EDGE - tip.height);
  const middle = trigger.left + trigger.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(middle, viewport.width - EDGE - tip.width));
  return { left, top };
}
