import { describe, expect, it } from 'vitest';
import { areaOf, centred, cropAfterKey, MAX_ZOOM, moveBy, zoomTo } from './crop';

const wide = { width: 400, height: 200 };

describe('areaOf', () => {
  it('fills the frame with the middle of the picture at first', () => {
    expect(areaOf(centred(wide), wide, 1)).toEqual({ x: 100, y: 0, width: 200, height: 200 });
    expect(areaOf(centred(wide), wide, 4)).toEqual({ x: 0, y: 50, width: 400, height: 100 });
    expect(areaOf(centred({ width: 3, height: 9 }), { width: 3, height: 9 }, 1)).toEqual({ x: 0, y: 3, width: 3, height: 3 });
  });
});

describe('moveBy', () => {
  it('follows the hand: dragging to the right shows more of the left', () => {
    expect(areaOf(moveBy(centred(wide), wide, 1, 0.25, 0), wide, 1).x).toBe(50);
  });
  it("stops at the picture's edge", () => {
    expect(areaOf(moveBy(centred(wide), wide, 1, 9, 9), wide, 1)).toMatchObject({ x: 0, y: 0 });
    expect(areaOf(moveBy(centred(wide), wide, 1, -9, -9), wide, 1)).toMatchObject({ x: 200, y: 0 });
  });
});

describe('zoomTo', () => {
  it('keeps the point under the hand in place', () => {
    const before = areaOf(centred(wide), wide, 1);
    const after = areaOf(zoomTo(centred(wide), wide, 1, 2, { x: 0.25, y: -0.25 }), wide, 1);
    const at = (area: typeof before) => [area.x + 0.75 * area.width, area.y + 0.25 * area.height];
    expect(after.width).toBe(100);
    expect(at(after)).toEqual(at(before));
  });
  it('stays between filling the frame and four times that', () => {
    expect(zoomTo(centred(wide), wide, 1, 0.2).zoom).toBe(1);
    expect(zoomTo(centred(wide), wide, 1, 99).zoom).toBe(MAX_ZOOM);
  });
  it('leaves no side empty when zooming out', () => {
    const corner = moveBy(zoomTo(centred(wide), wide, 1, 4), wide, 1, 9, 9);
    expect(areaOf(zoomTo(corner, wide, 1, 1), wide, 1)).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  });
});

describe('cropAfterKey', () => {
  const zoomed = zoomTo(centred(wide), wide, 1, 2);
  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '='])('changes the crop on %s', (key) => {
    expect(cropAfterKey(key, zoomed, wide, 1)).not.toEqual(zoomed);
  });
  it('returns to the whole picture', () => {
    expect(cropAfterKey('Home', zoomed, wide, 1)).toEqual(centred(wide));
    expect(cropAfterKey('-', centred(wide), wide, 1)).toEqual(centred(wide));
  });
  it('ignores other keys', () => {
    expect(cropAfterKey('Tab', zoomed, wide, 1)).toBeNull();
  });
});
