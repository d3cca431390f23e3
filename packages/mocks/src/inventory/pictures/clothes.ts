import type { Palette } from './palettes';
import { box, disc, line, oval, path } from './shapes';

/** A shirt with a collar and buttons, laid flat. */
export function shirt(palette: Palette): string {
  const body = path(
    'M128 116l-62 46 26 58 34-20v146a10 10 0 0 0 10 10h128a10 10 0 0 0 10-10V200l34 20 26-58-62-46-36-16H164z',
    palette.main,
  );
  const side = path('M200 130v226h64a10 10 0 0 0 10-10V200l34 20 26-58-62-46-36-16z', palette.shade, { opacity: 0.28 });
  const folds = line('M126 200l6-46M274 200l-6-46', palette.shade, 3, { opacity: 0.7 });
  const inside = path('M164 100h72l-36 34z', palette.shade);
  const collar = path('M164 100l-14 12 26 40 24-20zM236 100l14 12-26 40-24-20z', palette.detail);
  const placket = line('M200 136v218', palette.shade, 2, { opacity: 0.8 });
  const buttons = [168, 206, 244, 282, 320].map((y) => disc(200, y, 4, palette.detail)).join('');
  const pocket =
    box(222, 190, 38, 42, 4, palette.shade, { opacity: 0.4 }) + line('M222 198h38', palette.detail, 2, { opacity: 0.7 });
  return body + side + folds + inside + collar + placket + buttons + pocket;
}

/** A knitted sweater with ribs, laid flat. */
export function sweater(palette: Palette): string {
  const body = path(
    'M136 112c-30 8-52 24-60 52l-26 140 44 10 30-96v118a10 10 0 0 0 10 10h132a10 10 0 0 0 10-10V218l30 96 44-10-26-140c-8-28-30-44-60-52l-30-10h-68z',
    palette.main,
  );
  const side = path('M200 120v226h66a10 10 0 0 0 10-10V218l30 96 44-10-26-140c-8-28-30-44-60-52l-30-10z', palette.shade, {
    opacity: 0.25,
  });
  const ribs = path(
    'M124 326h152v10a10 10 0 0 1-10 10H134a10 10 0 0 1-10-10zM55 280l44 10-5 24-44-10zM345 280l-44 10 5 24 44-10z',
    palette.shade,
    { opacity: 0.65 },
  );
  const neck = path('M166 102c8 22 60 22 68 0l-8-6h-52z', palette.shade) + line('M162 104c10 32 66 32 76 0', palette.detail, 7);
  const waves = [170, 206, 242, 278]
    .map((y) => line(`M134 ${y}${'q8 -10 16 0t16 0'.repeat(4)}`, palette.detail, 3, { opacity: 0.55 }))
    .join('');
  return body + side + ribs + neck + waves;
}

/** A cap seen from the side. */
export function cap(palette: Palette): string {
  const crown = path('M96 238c0-74 46-120 110-120s102 46 102 112v8z', palette.main);
  const back = path('M206 118c64 0 102 46 102 112v8h-86c6-46 2-90-16-120z', palette.shade, { opacity: 0.4 });
  const brim =
    path('M300 226c40 4 66 18 74 36 2 6-2 10-8 8-34-12-66-18-100-18H100c-8 0-10-14-2-16 60-10 140-14 202-10z', palette.shade) +
    path('M300 226c40 4 66 18 74 36-30-12-70-20-110-22-60-2-110 0-166 0 60-12 140-18 202-14z', palette.main);
  const seams = line('M206 118c-30 26-44 70-46 118M206 118c18 30 24 74 18 116', palette.detail, 2, {
    'stroke-dasharray': '6 6',
    opacity: 0.8,
  });
  return (
    crown +
    back +
    brim +
    seams +
    oval(206, 117, 11, 6, palette.detail) +
    disc(178, 168, 4, palette.shade) +
    disc(262, 168, 4, palette.shade)
  );
}

/** A scarf, wound once, with fringes. */
export function scarf(palette: Palette): string {
  const fringe = (x: number, y: number, tilt: number) =>
    Array.from({ length: 6 }, (_unused, index) => `M${x + index * 11} ${y}l${tilt} 24`).join('');
  const behind = path('M216 190l62 130-60 22-44-132z', palette.shade);
  const front =
    path('M176 200l-16 142-68-8 34-146z', palette.main) + path('M150 196l-24 142 34 4 16-142z', palette.shade, { opacity: 0.3 });
  const loop =
    path('M106 150c0-44 42-68 96-68s94 24 94 66-42 70-98 70-92-26-92-68z', palette.main) +
    path('M138 150c2-22 26-36 62-36s62 14 64 34c-16 14-40 20-66 20s-46-6-60-18z', palette.shade);
  const bands =
    line('M108 160c10 36 46 54 90 54M118 122c-6 10-10 20-10 30', palette.detail, 5, { opacity: 0.8 }) +
    line('M101 296l64 8M99 310l64 8M222 316l48-17M228 328l48-17', palette.detail, 5, { opacity: 0.85 });
  return behind + line(fringe(220, 340, 4), palette.shade, 3) + front + line(fringe(96, 335, -3), palette.main, 3) + loop + bands;
}
