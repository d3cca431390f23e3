import { expect, it } from 'vitest';
import { popupPosition } from './popupPosition';

const view = { width: 1000, height: 800 };

it('popupPosition: puts the popup under its field, as wide as the field', () => {
  expect(popupPosition({ top: 100, bottom: 140, left: 50, right: 350 }, view, 320)).toEqual({
    side: 'below',
    distance: 144,
    left: 50,
    width: 300,
    maxHeight: 648,
  });
});
it('popupPosition: puts it above where there is no room below', () => {
  const place = popupPosition({ top: 700, bottom: 740, left: 50, right: 350 }, view, 320);
  expect(place).toMatchObject({ side: 'above', distance: 104, maxHeight: 688 });
});
it('popupPosition: keeps it below when the little room there is enough', () => {
  expect(popupPosition({ top: 700, bottom: 740, left: 50, right: 350 }, view, 40).side).toBe('below');
});
it("popupPosition: keeps it within a phone's viewport", () => {
  expect(popupPosition({ top: 100, bottom: 140, left: 250, right: 310 }, { width: 320, height: 640 }, 320)).toMatchObject({
    left: 112,
    width: 200,
  });
});
it('popupPosition: aligns it with the end of its field in right-to-left text', () => {
  expect(popupPosition({ top: 100, bottom: 140, left: 600, right: 700 }, view, 320, true)).toMatchObject({
    left: 500,
    width: 200,
  });
});
it('popupPosition: widens it to its content, as far as the window allows', () => {
  const field = { top: 100, bottom: 140, left: 900, right: 990 };
  expect(popupPosition(field, view, 100, false, 440)).toMatchObject({ left: 552, width: 440 });
  expect(popupPosition({ ...field, left: 100, right: 200 }, { width: 320, height: 800 }, 100, false, 440)).toMatchObject({
    left: 8,
    width: 304,
  });
});
