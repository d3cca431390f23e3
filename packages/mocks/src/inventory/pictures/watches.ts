import type { Palette } from './palettes';
import { pointOnCircle, box, disc, line, path, ray } from './shapes';

const STEEL = '#c9ced4';
const STEEL_SHADE = '#9ea6af';
const HANDS = '#2c3138';

/** A wrist watch, upright, with its strap open above and below. */
export function watch(palette: Palette): string {
  return strapEnds(palette) + caseOf() + disc(200, 200, 64, palette.detail) + indices(palette) + hands(200, 200, palette);
}

/** A wrist watch with three small dials and pushers. */
export function chronograph(palette: Palette): string {
  const small = [
    [200, 168],
    [174, 212],
    [226, 212],
  ] as const;
  const dials = small.map(([x, y]) => disc(x, y, 16, palette.backdrop) + line(ray(x, y, 0, 11, x), palette.shade, 2)).join('');
  const pushers = box(276, 158, 16, 14, 4, STEEL_SHADE) + box(276, 228, 16, 14, 4, STEEL_SHADE);
  const bezel = disc(200, 200, 75, palette.shade) + disc(200, 200, 64, palette.detail);
  return strapEnds(palette) + pushers + caseOf() + bezel + dials + indices(palette) + hands(200, 200, palette);
}

/** A strap alone, in two parts. */
export function strap(palette: Palette): string {
  const holes = [250, 274, 298, 322].map((y) => shapeHole(246, y, palette)).join('');
  const long =
    path('M222 92h48l6 212c0 30-12 54-30 54s-30-24-30-54z', palette.main) +
    path('M246 92h24l6 212c0 30-12 54-30 54z', palette.shade, { opacity: 0.35 });
  const short = path('M130 118h48l5 168h-58z', palette.main) + path('M154 118h24l5 168h-29z', palette.shade, { opacity: 0.35 });
  const stitches =
    line('M138 134l-5 138M171 134l4 138', palette.detail, 2.5, { 'stroke-dasharray': '7 7' }) +
    line('M230 108l-5 190M262 108l5 190', palette.detail, 2.5, { 'stroke-dasharray': '7 7' });
  const bars = box(124, 108, 60, 12, 6, STEEL_SHADE) + box(216, 82, 60, 12, 6, STEEL_SHADE);
  const buckle = line('M122 284h64v36a10 10 0 0 1-10 10h-44a10 10 0 0 1-10-10z', STEEL, 10) + line('M154 284v44', STEEL_SHADE, 6);
  return long + short + stitches + holes + bars + buckle;
}

function strapEnds(palette: Palette): string {
  const upper = path('M164 40h72l8 92h-88z', palette.main) + path('M200 40h36l8 92h-44z', palette.shade, { opacity: 0.35 });
  const lower = path('M156 268h88l-8 92h-72z', palette.main) + path('M200 268h44l-8 92h-36z', palette.shade, { opacity: 0.35 });
  const stitches = line('M174 52l-6 74M226 52l6 74M168 276l6 74M232 276l-6 74', palette.detail, 2, {
    'stroke-dasharray': '6 6',
    opacity: 0.8,
  });
  return upper + lower + stitches;
}

function caseOf(): string {
  const lugs = path('M152 128h96v24h-96zM152 248h96v24h-96z', STEEL_SHADE);
  return (
    lugs +
    box(282, 190, 16, 20, 5, STEEL_SHADE) +
    disc(200, 200, 88, STEEL_SHADE) +
    disc(198, 198, 86, STEEL) +
    disc(200, 200, 72, '#eef0f2')
  );
}

function indices(palette: Palette): string {
  const every = (step: number, from: number) =>
    Array.from({ length: 360 / step }, (_unused, index) => ray(200, 200, from, 58, index * step)).join('');
  return line(every(30, 52), palette.shade, 3) + line(every(90, 47), palette.shade, 5);
}

function hands(cx: number, cy: number, palette: Palette): string {
  const [tipX, tipY] = pointOnCircle(cx, cy, 50, 200);
  return (
    line(ray(cx, cy, 0, 30, 305), HANDS, 6) +
    line(ray(cx, cy, 0, 46, 55), HANDS, 4) +
    line(`M${cx} ${cy}L${tipX} ${tipY}`, palette.main, 2) +
    disc(cx, cy, 5, HANDS) +
    path('M150 158a64 64 0 0 1 62-21L160 238a64 64 0 0 1-10-80z', '#ffffff', { opacity: 0.22 })
  );
}

function shapeHole(x: number, y: number, palette: Palette): string {
  return disc(x, y, 4.5, palette.backdrop);
}
