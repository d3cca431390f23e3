import { describe, expect, it } from 'vitest';
import { placeTip } from './placeTip';

const viewport = { width: 320, height: 640 };
const tip = { width: 100, height: 30 };

describe('placeTip', () => {
  it('puts the tip above the middle of its trigger', () => {
    expect(placeTip({ left: 140, top: 300, width: 40, height: 40 }, tip, viewport)).toEqual({ left: 110, top: 264 });
  });
  it('puts the tip under a trigger at the top edge', () => {
    expect(placeTip({ left: 140, top: 4, width: 40, height: 40 }, tip, viewport)).toEqual({ left: 110, top: 50 });
  });
  it.each([
    ['left', 0, 8],
    ['right', 290, 212],
  ])('keeps the tip inside the window at the %s edge', (_side, left, expected) => {
    expect(placeTip({ left, top: 300, width: 30, height: 30 }, tip, viewport).left).toBe(expected);
  });
});
