import { expect, it } from 'vitest';
import { popupPlace } from './popupPlace';

const view = { width: 1000, height: 800 };

it('stands under its field, as wide as it', () => {
  expect(popupPlace({ top: 100, bottom: 140, left: 50, right: 350 }, view, 320)).toEqual({
    side: 'below',
    distance: 144,
    left: 50,
    width: 300,
    maxHeight: 648,
  });
});
it('stands above where there is no room below', () => {
  const place = popupPlace({ top: 700, bottom: 740, left: 50, right: 350 }, view, 320);
  expect(place).toMatchObject({ side: 'above', distance: 104, maxHeight: 688 });
});
it('stays below when the little room there is is enough', () => {
  expect(popupPlace({ top: 700, bottom: 740, left: 50, right: 350 }, view, 40).side).toBe('below');
});
it('stays in sight of a phone', () => {
  expect(popupPlace({ top: 100, bottom: 140, left: 250, right: 310 }, { width: 320, height: 640 }, 320)).toMatchObject({
    left: 112,
    width: 200,
  });
});
it('ends with its field from right to left', () => {
  expect(popupPlace({ top: 100, bottom: 140, left: 600, right: 700 }, view, 320, true)).toMatchObject({ left: 500, width: 200 });
});
it('takes the width that what is in it needs, as far as the window has it', () => {
  const field = { top: 100, bottom: 140, left: 900, right: 990 };
  expect(popupPlace(field, view, 100, false, 440)).toMatchObject({ left: 552, width: 440 });
  expect(popupPlace({ ...field, left: 100, right: 200 }, { width: 320, height: 800 }, 100, false, 440)).toMatchObject({
    left: 8,
    width: 304,
  });
});
