import { cap, scarf, shirt, sweater } from './clothes';
import { backpack, boot, mug, sneaker, tote } from './goods';
import { palettes, type Palette, type PaletteName } from './palettes';
import type { Form, Variant } from './picturePath';
import { box, group, oval } from './shapes';
import { chronograph, strap, watch } from './watches';

const drawings: Record<Form, (palette: Palette) => string> = {
  watch,
  chronograph,
  strap,
  shirt,
  sweater,
  backpack,
  tote,
  sneaker,
  boot,
  cap,
  scarf,
  mug,
};

/** Detail that the close-up shows, as x and y. */
const details: Record<Form, readonly [x: number, y: number]> = {
  watch: [214, 196],
  chronograph: [222, 200],
  strap: [170, 250],
  shirt: [206, 170],
  sweater: [200, 150],
  backpack: [200, 240],
  tote: [200, 210],
  sneaker: [210, 230],
  boot: [210, 230],
  cap: [230, 200],
  scarf: [180, 180],
  mug: [190, 200],
};

/** Top and bottom of each drawing, and its middle from the left. */
const extents: Record<Form, readonly [top: number, bottom: number, middle: number]> = {
  watch: [40, 360, 203],
  chronograph: [40, 360, 206],
  strap: [82, 358, 199],
  shirt: [100, 356, 200],
  sweater: [96, 346, 200],
  backpack: [66, 354, 200],
  tote: [94, 354, 200],
  sneaker: [160, 332, 203],
  boot: [70, 332, 225],
  cap: [112, 272, 234],
  scarf: [82, 366, 188],
  mug: [112, 328, 212],
};

const CLOSE_UP = 1.75;
const ALONE = 1.08;
const PAIR = 0.7;

/** Draws a product, 400 by 400, all lit from the same side: alone, close, or as a pair. Own work, made of plain shapes. */
export function drawProduct(form: Form, paletteName: PaletteName, variant: Variant): string {
  const palette = palettes[paletteName];
  const scene = scenes[variant](drawings[form](palette), form);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${box(0, 0, 400, 400, 0, palette.backdrop)}${scene}</svg>`;
}

const scenes: Record<Variant, (drawing: string, form: Form) => string> = {
  1: (drawing, form) => {
    const [top, bottom, middle] = extents[form];
    const rise = 194 - ((top + bottom) / 2) * ALONE;
    return (
      floor(200, bottom * ALONE + rise + 8, 112) +
      group(`translate(${(200 - middle * ALONE).toFixed(1)} ${rise.toFixed(1)}) scale(${ALONE})`, drawing)
    );
  },
  2: (drawing, form) => {
    const [x, y] = details[form];
    return group(`translate(${(200 - x * CLOSE_UP).toFixed(1)} ${(200 - y * CLOSE_UP).toFixed(1)}) scale(${CLOSE_UP})`, drawing);
  },
  3: (drawing, form) => {
    const [top, bottom] = extents[form];
    const rise = 190 - ((top + bottom) / 2) * PAIR;
    return (
      floor(200, bottom * PAIR + rise + 22, 138) +
      group(`translate(-12 ${(rise - 14).toFixed(1)}) rotate(-9 140 140) scale(${PAIR})`, drawing) +
      group(`translate(126 ${(rise + 12).toFixed(1)}) rotate(7 140 140) scale(${PAIR})`, drawing)
    );
  },
};

function floor(cx: number, cy: number, rx: number): string {
  return oval(cx, cy, rx, 11, '#1d2530', { opacity: 0.1 });
}
